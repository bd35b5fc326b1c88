import { messageOf } from '../../../api/errors'
import { toast } from '../../../design/feedback'
import { saveBlob } from '../../../lib/save-blob'
import { signCalls } from './calls'

/** Lets the browser save the signed paper. */
export async function savePaper(signId: string | number): Promise<void> {
  try {
    saveBlob(await signCalls.pdf(signId), `签署文件-${signId}.pdf`)
  } catch (error) {
    toast.error(messageOf(error))
  }
}
