import { defineModule } from '../../blocks/document/module'
import { staffScreen } from '../../state/screen'

export const jobs = defineModule({
  screens: [staffScreen('jobs', '定时任务', 'platformJobs', () => import('./staff/jobs'))],
})
