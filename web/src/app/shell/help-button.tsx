import { QuestionCircleOutlined } from '@ant-design/icons'
import { Can } from '../../design/can'
import { Link } from '../../design/link'
import { CardButton } from '../../design/opener'
import styles from './help.module.css'
import bar from './top-bar.module.css'

const keys = [
  ['Ctrl K', '查找菜单'],
  ['Enter', '在搜索条件中查询'],
  ['Ctrl Enter', '提交表单'],
  ['Esc', '关闭弹窗'],
] as const

export const HelpButton = () => (
  <CardButton
    className={bar.icon}
    aria-label="帮助"
    title="帮助"
    content={(close) => (
      <div className={styles.help}>
        <dl>
          {keys.map(([key, use]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
        <p>页签上点右键可刷新或批量关闭，点鼠标中键直接关闭。</p>
        <Link to="/articles" onClick={close}>
          公告与帮助
        </Link>
        <Can codes={['submitFeedback']}>
          <Link to="/submit-feedback" onClick={close}>
            没找到答案？提交反馈
          </Link>
        </Can>
      </div>
    )}
  >
    <QuestionCircleOutlined />
  </CardButton>
)
