import { comingSoon } from '../../blocks/coming-soon'
import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

const menu = 'contract'

const inContracts = { under: '/contract/contract/list', load: comingSoon }
const qualification = { under: '/contract/qualification-approve/list', load: comingSoon }

/** The whole menu is open (S6-07). */
export const contract = defineModule({
  screens: [
    screen({ path: '/contract/contract/list', title: '合同列表', menu, load: comingSoon }),
    screen({ ...inContracts, path: '/contract/contract/create', title: '新建合同' }),
    screen({ ...inContracts, path: '/contract/contract/create-new', title: '新建合同（新版）' }),
    screen({ ...inContracts, path: '/contract/contract/edit/:id', title: '编辑合同' }),
    screen({ ...inContracts, path: '/contract/contract/edit-new/:id', title: '编辑合同（新版）' }),
    screen({ ...inContracts, path: '/contract/contract/detail/:id', title: '合同详情' }),
    screen({
      ...inContracts,
      path: '/contract/contract/detail-new/:id',
      title: '合同详情（新版）',
    }),

    screen({
      path: '/contract/qualification-approve/list',
      title: '资质审批列表',
      menu,
      load: comingSoon,
    }),
    screen({
      ...qualification,
      path: '/contract/qualification-approve/create',
      title: '新建资质审批',
    }),
    screen({
      ...qualification,
      path: '/contract/qualification-approve/edit/:id',
      title: '编辑资质审批',
    }),
    screen({
      ...qualification,
      path: '/contract/qualification-approve/detail/:id',
      title: '资质审批详情',
    }),
    screen({
      ...qualification,
      path: '/contract/new/qualification-approve/edit/:id',
      title: '编辑资质审批（新版）',
    }),
    screen({
      ...qualification,
      path: '/contract/new/qualification-approve/detail/:id',
      title: '资质审批详情（新版）',
    }),
    screen({
      ...qualification,
      path: '/contract/qualification-change/create',
      title: '新建资质变更',
    }),
    screen({
      ...qualification,
      path: '/contract/qualification-change/edit/:id',
      title: '编辑资质变更',
    }),
    screen({
      ...qualification,
      path: '/contract/qualification-change/detail/:id',
      title: '资质变更详情',
    }),

    screen({
      path: '/contract/qualification-approve-report',
      title: '资质审批报表',
      menu,
      load: comingSoon,
    }),
  ],
})
