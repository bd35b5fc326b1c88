import { screen } from '../../state/screen'

/** Reached from the bell, the help and the messages; open to everybody. */
export const articleScreens = [
  screen({ path: '/articles', title: '公告与帮助', load: () => import('./article-list') }),
  screen({ path: '/articles/:id', title: '阅读公告', load: () => import('./article-page') }),
]
