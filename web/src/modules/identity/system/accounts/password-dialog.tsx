/** Initial passwords, shown once: whoever closes the dialog without a copy has to reset them. */
import { CopyOutlined, DownloadOutlined, WarningFilled } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { copyText } from '../../../../design/copy-text'
import { ask } from '../../../../design/feedback'
import { PlainTable } from '../../../../design/plain-table'
import { saveBlob } from '../../../../lib/save-blob'
import type { InitialPassword } from '../calls'
import styles from './accounts.module.css'

interface PasswordDialogProps {
  title: string
  passwords: readonly InitialPassword[]
  onClose: () => void
}

export function PasswordDialog({ title, passwords, onClose }: PasswordDialogProps) {
  const many = passwords.length > 1
  const close = async () => {
    const sure = await ask({
      title: '已经保存好初始密码了吗？',
      content: '关闭后不能再次查看；没有保存的，需要重置密码。',
      okText: '已保存，关闭',
      cancelText: '返回',
    })
    if (sure) onClose()
  }
  return (
    <Modal
      open
      centered
      title={title}
      width={many ? 640 : 480}
      onCancel={close}
      closable={{ 'aria-label': '关闭' }}
      mask={{ closable: false }}
      footer={
        <>
          {many && (
            <Button
              icon={<DownloadOutlined />}
              onClick={() => saveBlob(new Blob([textOf(passwords)]), '初始密码.txt')}
            >
              下载
            </Button>
          )}
          <Button icon={<CopyOutlined />} onClick={() => copyText(textOf(passwords))}>
            {many ? '全部复制' : '复制账号和密码'}
          </Button>
          <Button type="primary" onClick={close}>
            我已保存
          </Button>
        </>
      }
    >
      <p className={styles.warning}>
        <WarningFilled /> 初始密码只显示这一次，请立即告知本人；首次登录后须修改。
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className={styles.passwords} aria-label="初始密码" tabIndex={0}>
        <PlainTable
          label="初始密码"
          rows={passwords}
          rowKey={({ id }) => id}
          columns={[
            { title: '登录账号', cell: ({ bizAccountLogin }) => bizAccountLogin },
            { title: '姓名', width: 120, cell: ({ nameCn }) => nameCn },
            {
              title: '初始密码',
              width: 160,
              cell: ({ initialPassword }) => (
                <code className={styles.password}>{initialPassword}</code>
              ),
            },
          ]}
        />
      </section>
    </Modal>
  )
}

export const textOf = (passwords: readonly InitialPassword[]) =>
  passwords
    .map(
      ({ bizAccountLogin, initialPassword }) =>
        `账号：${bizAccountLogin}，初始密码：${initialPassword}`,
    )
    .join('\n')
