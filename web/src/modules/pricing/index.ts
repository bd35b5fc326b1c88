import { defineModule } from '../../blocks/document/module'
import { staffScreen } from '../../state/screen'

export const pricing = defineModule({
  screens: [
    staffScreen('price-watch', '价格监测', 'platformPrice', () => import('./staff/price-watch')),
  ],
})
