import { defineModule } from '../../blocks/document/module'
import { staffScreen } from '../../state/screen'

export const audit = defineModule({
  screens: [
    staffScreen('audit-log', '操作日志', 'platformAudit', () => import('./staff/audit-log')),
  ],
})
