import { screen } from '../../state/screen'

export const feedbackScreens = [
  screen({
    path: '/submit-feedback',
    title: '意见反馈',
    icon: 'feedback',
    topLevel: true,
    codes: ['submitFeedback'],
    load: () => import('./submit-feedback'),
  }),
]
