/** People, groups and roles as the server shows them, for tests of system management. */
import type { components } from '../api/schema.gen'

type Schemas = components['schemas']

export const person = (
  id: number,
  given: Partial<Schemas['BizAccount']> = {},
): Schemas['BizAccount'] => ({
  id,
  login: `user${id}`,
  bizAccountLogin: `200001_user${id}`,
  nameCn: `同事${id}`,
  phone: '138****0011',
  email: `user${id}@c2.example`,
  vendorPosition: 'OPERATION',
  roles: [{ id: 2, roleName: '商务/运营', isLeader: false }],
  userGroupId: 202,
  userGroupName: '商务部',
  liveRooms: [],
  status: 'enabled',
  locked: false,
  changedPwd: true,
  remark: '',
  expireDate: null,
  lastLoginDate: '2026-11-14 09:00:00',
  createdDate: '2026-01-01 09:00:00',
  rowVersion: 3,
  actions: ['edit', 'disable', 'resetPwd', 'kick'],
  ...given,
})

export const group = (
  id: number,
  name: string,
  children: Schemas['UserGroup'][] = [],
  given: Partial<Schemas['UserGroup']> = {},
): Schemas['UserGroup'] => ({
  id,
  parentId: null,
  name,
  code: String(id),
  leaderId: null,
  leaderName: '',
  sort: 0,
  status: 'enabled',
  memberCount: 1,
  rowVersion: 0,
  actions: ['create', 'edit', 'move', 'disable'],
  children: children.map((child) => ({ ...child, parentId: id })),
  ...given,
})

export const groupTree = [
  group(200, '上海花植', [group(201, '总部', [group(202, '商务部'), group(205, '品控部')])], {
    actions: ['create', 'edit'],
  }),
]

export const role = (id: number, given: Partial<Schemas['Role']> = {}): Schemas['Role'] => ({
  id,
  roleCode: `R${id}`,
  roleName: `角色${id}`,
  roleType: 'CUSTOM',
  userType: 'BIZ',
  dataScope: 'COMPANY',
  status: 'enabled',
  remark: '',
  permissionCodes: ['offerManager', 'offerList', 'offerList_create'],
  userCount: 2,
  assignable: true,
  createdDate: '2026-01-01 09:00:00',
  rowVersion: 1,
  actions: ['edit', 'copy', 'disable'],
  ...given,
})

export const roleList = [
  role(2, { roleName: '商务/运营', roleType: 'BUILT_IN', actions: ['copy'] }),
  role(90, { roleName: '报品助理', permissionCodes: ['offerManager', 'offerList'] }),
]

const permission = (
  permissionCode: string,
  label: string,
  children: Schemas['GrantablePermission'][] = [],
): Schemas['GrantablePermission'] => ({
  permissionCode,
  permissionType: permissionCode.includes('_') ? 'action' : 'menu',
  label,
  grantable: true,
  children,
})

export const permissionTree = [
  permission('offerManager', '报品管理', [
    permission('offerList', '报品列表', [
      permission('offerList_create', '新建'),
      permission('offerList_edit', '编辑'),
    ]),
  ]),
  permission('submitFeedback', '意见反馈', [permission('submitFeedback_create', '新建')]),
]
