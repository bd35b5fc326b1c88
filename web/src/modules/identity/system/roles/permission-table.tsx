/** The permissions of a role: menus down the rows, their buttons beside them, half ticks for half branches. */
import { Button, Checkbox } from 'antd'
import type { Permission } from '../calls'
import { changeOf, type MenuRow, readOnly as onlyRead, tickOf, toggled } from './permission-model'
import styles from './roles.module.css'

interface PermissionTableProps {
  tree: readonly Permission[]
  rows: readonly MenuRow[]
  value: ReadonlySet<string>
  onChange: (codes: ReadonlySet<string>) => void
  /** Codes of the role that it is compared with. */
  base?: ReadonlySet<string>
  readOnly?: boolean
}

const INDENT = 20

export function PermissionTable(props: PermissionTableProps) {
  const { tree, rows, value, onChange, base, readOnly = false } = props
  if (rows.length === 0) {
    return <p className={styles.none}>{base ? '与所选角色没有差异' : '没有找到匹配的权限'}</p>
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section className={styles.scroll} aria-label="权限" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.menu}>
              菜单
            </th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { menu, level, actions, codes } = row
            const tick = tickOf(codes, value)
            return (
              <tr key={menu.permissionCode}>
                <td style={{ paddingLeft: 12 + level * INDENT }}>
                  <Checkbox
                    checked={tick === 'all'}
                    indeterminate={tick === 'some'}
                    disabled={readOnly || !menu.grantable}
                    onChange={() => onChange(toggled(tree, value, menu.permissionCode, true))}
                  >
                    {menu.label}
                    <Mark change={changeOf(menu.permissionCode, value, base)} />
                  </Checkbox>
                  {!readOnly && menu.grantable && actions.length > 0 && (
                    <Button
                      type="link"
                      size="small"
                      aria-label={`${menu.label}只读`}
                      onClick={() => onChange(onlyRead(tree, value, row))}
                    >
                      只读
                    </Button>
                  )}
                </td>
                <td>
                  <span className={styles.actions}>
                    {actions.map(({ permissionCode, label, grantable }) => (
                      <Checkbox
                        key={permissionCode}
                        checked={value.has(permissionCode)}
                        disabled={readOnly || !grantable}
                        aria-label={`${menu.label}：${label}`}
                        onChange={() => onChange(toggled(tree, value, permissionCode))}
                      >
                        {label}
                        <Mark change={changeOf(permissionCode, value, base)} />
                      </Checkbox>
                    ))}
                    {actions.length === 0 && '-'}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Mark({ change }: { change: 'added' | 'removed' | undefined }) {
  if (!change) return null
  return (
    <span className={`${styles.mark} ${styles[change]}`}>{change === 'added' ? '多' : '少'}</span>
  )
}
