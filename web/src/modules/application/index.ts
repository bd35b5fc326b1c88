import { defineModule } from '../../blocks/document/module'
import { screen, staffScreen } from '../../state/screen'

export const application = defineModule({
  screens: [
    staffScreen('articles', '公告', 'platformArticle', () => import('./staff/articles')),
    screen({
      path: '/platform/articles/edit',
      title: '编辑公告',
      under: '/platform/articles',
      codes: ['platformArticle'],
      identity: ['id'],
      load: () => import('./staff/article-edit'),
    }),
    staffScreen('feedback', '反馈处理', 'platformFeedback', () => import('./staff/feedback')),
    screen({
      path: '/submit-feedback',
      title: '意见反馈',
      icon: 'feedback',
      topLevel: true,
      codes: ['submitFeedback'],
      load: () => import('./merchant/submit-feedback'),
    }),
    // Reached from the bell, the help and the messages; open to everybody.
    screen({ path: '/articles', title: '公告与帮助', load: () => import('./reader/article-list') }),
    screen({
      path: '/articles/:id',
      title: '阅读公告',
      load: () => import('./reader/article-page'),
    }),
  ],
})
