import { DateTimeCell, NameText, TwoLines } from '../../../../design/cells'
import { Chip } from '../../../../design/chip'
import type { Column } from '../../../../design/columns'
import { CopyText } from '../../../../design/copy-text'
import { DictText } from '../../../../design/dict-text'
import { hint } from '../../../../design/hint'
import { StatusTag } from '../../../../design/status-tag'
import { dictLabel, useDictionary } from '../../../../state/dictionary'
import type { Account } from '../calls'
import styles from './accounts.module.css'

export function EnabledTag({ status }: { status: string }) {
  return status === 'enabled' ? (
    <StatusTag look="approved">启用</StatusTag>
  ) : (
    <StatusTag look="cancelled">停用</StatusTag>
  )
}

/** In one line, all of them in the tooltip. */
function Rooms({ rooms }: { rooms: readonly string[] }) {
  const items = useDictionary((state) => state.items)
  const nameOf = (room: string) => dictLabel(items, 'LiveRoom', room)
  const [first] = rooms
  if (!first) return '同企业'
  if (rooms.length === 1) return nameOf(first)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reads the tooltip as well
    <span tabIndex={0} {...hint(rooms.map(nameOf).join('、'))}>
      {nameOf(first)} 等 {rooms.length} 个
    </span>
  )
}

/** 03.4; facts that belong together share a cell. */
export const accountColumns: readonly Column<Account>[] = [
  {
    key: 'login',
    title: '用户名',
    width: 156,
    fixed: 'left',
    cell: ({ bizAccountLogin, changedPwd }) => (
      <TwoLines
        first={<CopyText text={bizAccountLogin} />}
        second={changedPwd ? undefined : '待首次改密'}
      />
    ),
  },
  {
    key: 'nameCn',
    title: '姓名 / 岗位',
    width: 96,
    cell: ({ nameCn, vendorPosition }) => (
      <TwoLines
        first={<NameText text={nameCn} />}
        second={<DictText type="VendorPosition" value={vendorPosition} />}
      />
    ),
  },
  {
    key: 'phone',
    title: '手机 / 邮箱',
    width: 164,
    cell: ({ phone, phoneVerifiedDate, email }) => (
      <TwoLines
        first={
          <span className="figures">
            {phone || '-'}
            {phone && !phoneVerifiedDate && <span className={styles.unproved}>未验证</span>}
          </span>
        }
        second={email}
      />
    ),
  },
  {
    key: 'roles',
    title: '角色',
    width: 140,
    cell: ({ roles }) => (
      <span className={styles.tags}>
        {roles.map(({ id, roleName, isLeader }) => (
          <Chip key={id}>{isLeader ? `${roleName}负责人` : roleName}</Chip>
        ))}
      </span>
    ),
  },
  {
    key: 'userGroup',
    title: '用户组 / 直播间',
    width: 130,
    cell: ({ userGroupName, liveRooms }) => (
      <TwoLines first={userGroupName} second={<Rooms rooms={liveRooms} />} />
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 110,
    card: 'status',
    cell: ({ status, locked, expireDate }) => (
      <TwoLines
        first={<EnabledTag status={status} />}
        second={locked ? '密码错误过多，已锁定' : expireDate ? `至 ${expireDate}` : undefined}
        alert={locked}
      />
    ),
  },
  {
    key: 'lastLoginDate',
    title: '最近登录',
    width: 100,
    cell: ({ lastLoginDate }) =>
      lastLoginDate ? <DateTimeCell time={lastLoginDate} /> : '从未登录',
  },
]
