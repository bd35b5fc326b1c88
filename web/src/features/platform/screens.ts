import { comingSoon } from '../../blocks/coming-soon'
import { type LoadScreen, screen } from '../../state/screen'

const staff = (path: string, title: string, code: string, load: LoadScreen = comingSoon) =>
  screen({ path: `/platform/${path}`, title, menu: 'platform', codes: [code], load })

export const platformScreens = [
  staff('todo', '审批工作台', 'platformTodo', () => import('./todo')),
  staff('company', '企业管理', 'platformCompany', () => import('./company/companies')),
  staff('offers', '报品总览', 'platformOffer', () => import('./offers/offers')),
  screen({
    path: '/platform/offers/compare',
    title: '报品对比',
    under: '/platform/offers',
    codes: ['platformOffer'],
    identity: ['ids'],
    load: () => import('./offers/compare/offer-compare'),
  }),
  staff('attr-merges', '属性合并', 'platformOffer', () => import('./merges/merges')),
  staff('schedule', '直播场次与排期', 'platformSchedule', () => import('./schedule/schedule')),
  staff(
    'cert-radar',
    '资质总库与到期雷达',
    'platformCert',
    () => import('./cert-radar/cert-radar'),
  ),
  staff('config', '字典与规则', 'platformConfig', () => import('./config/config')),
  staff('articles', '公告', 'platformArticle', () => import('./articles/articles')),
  screen({
    path: '/platform/articles/edit',
    title: '编辑公告',
    under: '/platform/articles',
    codes: ['platformArticle'],
    identity: ['id'],
    load: () => import('./articles/article-edit'),
  }),
  staff('feedback', '反馈处理', 'platformFeedback', () => import('./feedback')),
  staff('price-watch', '价格监测', 'platformPrice', () => import('./price-watch/price-watch')),
  staff('audit-log', '操作日志', 'platformAudit', () => import('./audit/audit-log')),
]
