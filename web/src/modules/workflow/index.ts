import { defineModule } from '../../blocks/document/module'
import { staffScreen } from '../../state/screen'

export const workflow = defineModule({
  screens: [staffScreen('todo', '审批工作台', 'platformTodo', () => import('./staff/todo'))],
})
