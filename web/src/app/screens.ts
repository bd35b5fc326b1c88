/** Every screen of the portal, in the order of the menus. */

import { articleScreens } from '../features/article/screens'
import { businessScreens } from '../features/business/screens'
import { companyScreens } from '../features/company/screens'
import { contractScreens } from '../features/contract/screens'
import { dashboardScreens } from '../features/dashboard/screens'
import { feedbackScreens } from '../features/feedback/screens'
import { financeScreens } from '../features/finance/screens'
import { goodsScreens } from '../features/goods/screens'
import { messageScreens } from '../features/message/screens'
import { offerScreens } from '../features/offer/screens'
import { platformScreens } from '../features/platform/screens'
import { productScreens } from '../features/product/screens'
import { profileScreens } from '../features/profile/screens'
import { promotionScreens } from '../features/promotion/screens'
import { qualityScreens } from '../features/quality/screens'
import { systemScreens } from '../features/system/screens'
import type { Screen } from '../state/screen'
import { faceScreens } from './faces/screens'

export const screens: readonly Screen[] = [
  ...dashboardScreens,
  ...platformScreens,
  ...offerScreens,
  ...qualityScreens,
  ...productScreens,
  ...goodsScreens,
  ...contractScreens,
  ...financeScreens,
  ...promotionScreens,
  ...businessScreens,
  ...systemScreens,
  ...feedbackScreens,
  ...messageScreens,
  ...articleScreens,
  ...profileScreens,
  ...companyScreens,
  ...faceScreens,
]
