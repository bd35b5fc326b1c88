/** The company's own data: some of it changes at once, the rest begins an approval. */
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { once } from '../../../blocks/document/calls'
import type { DocumentDetail, Values } from '../../../blocks/document/types'
import { bodyOf } from '../../company/parts/profile-shape'

export const profileCalls = {
  save: (values: Values) =>
    http.put('admin/api/company/profile', bodyOf(values, {}), { hideError: true }),
  updateLicence: (body: components['schemas']['LicenceForm']) =>
    http.post<DocumentDetail>('admin/api/company/updateBusinessLicense', body, {
      hideError: true,
      ...once(),
    }),
  submitChange: (values: Values) =>
    http.post<DocumentDetail>('admin/api/company/profile/submit-change', bodyOf(values, {}), {
      hideError: true,
      ...once(),
    }),
}
