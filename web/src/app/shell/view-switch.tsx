import { EyeOutlined, SwapOutlined } from '@ant-design/icons'
import { viewedCompany } from '../../api/viewing'
import { later } from '../../design/later'
import { CardButton } from '../../design/opener'
import { useSession } from '../../state/session'
import styles from './top-bar.module.css'

const Companies = later(() => import('./viewable').then((part) => part.Viewable))

const TITLE = '以商家视角查看'

/** Staff choose a company, and another window shows what its people see. */
export function ViewSwitch({ light = false }: { light?: boolean }) {
  const viewed = viewedCompany()
  const name = useSession((state) => state.account?.companyName)
  const shown = viewed ? name : TITLE
  return (
    <CardButton
      className={`${styles.company} ${light ? styles.light : ''}`}
      aria-label={viewed ? `正在查看 ${name}，换一家企业` : TITLE}
      title={TITLE}
      above={light}
      content={(close) => <Companies onChosen={close} />}
    >
      <EyeOutlined />
      <span>{shown}</span>
      <SwapOutlined />
    </CardButton>
  )
}
