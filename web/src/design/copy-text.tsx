import { CopyOutlined } from '@ant-design/icons'
import { t } from '../i18n/texts'
import styles from './copy-text.module.css'
import { toast } from './feedback'

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(t('common.copied'))
  } catch {
    toast.error(t('common.copyFailed'), 2)
  }
}

/** A code with its copy button. */
export const CopyText = ({ text }: { text: string }) => (
  <span className={`${styles.text} figures`}>
    {text}
    <button type="button" aria-label={`复制 ${text}`} onClick={() => copyText(text)}>
      <CopyOutlined />
    </button>
  </span>
)
