import { defineModule } from '../../blocks/document/module'
import { staffScreen } from '../../state/screen'

export const bizconfig = defineModule({
  screens: [staffScreen('config', '字典与规则', 'platformConfig', () => import('./staff/config'))],
})
