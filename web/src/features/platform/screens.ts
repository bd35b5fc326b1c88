import { comingSoon } from '../../blocks/coming-soon'
import { type LoadScreen, screen } from '../../state/screen'

const staff = (path: string, title: string, code: string, load: LoadScreen = comingSoon) =>
  screen({ path: `/platform/${path}`, title, menu: 'platform', codes: [code], load })

export const platformScreens = [
  staff('todo', '审批工作台', 'platformTodo', () => import('./todo')),
  staff('company', '企业管理', 'platformCompany'),
  staff('offers', '报品总览', 'platformOffer'),
  staff('schedule', '直播场次与排期', 'platformSchedule'),
  staff('cert-radar', '资质总库与到期雷达', 'platformCert'),
  staff('config', '字典与规则', 'platformConfig'),
  staff('articles', '公告', 'platformArticle'),
  staff('feedback', '反馈处理', 'platformFeedback'),
  staff('price-watch', '价格监测', 'platformPrice'),
  staff('audit-log', '操作日志', 'platformAudit'),
]
