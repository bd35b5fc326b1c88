import type { ReactNode } from 'react'
import { isDemo } from '../lib/profile'
import { Art, Logo } from './art'
import { Flask } from './icons'

const STEPS = [
  ['报品', '一表填完'],
  ['审批', '进度可查'],
  ['排期', '场次清晰'],
  ['结算', '账单可核'],
] as const

/** The two halves that every entrance page has in common: the ink panel, and room for a form. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="entrance">
      <aside className="e-panel" aria-label="产品介绍">
        <Brand />
        <Art />
        <p className="e-slogan">
          好商品，
          <br />
          从一次认真报品开始
        </p>
        <p className="e-claim">
          报品、资质、合同、货品与结算，
          <br />
          选品合作的每一步都在这里看得见。
        </p>
        <ol className="e-steps">
          {STEPS.map(([name, gain]) => (
            <li key={name}>
              {name}
              <small>{gain}</small>
            </li>
          ))}
        </ol>
        <Copyright />
      </aside>
      <div className="e-side">
        <header className="e-top">
          <Brand />
          {isDemo() && (
            <p className="e-demo">
              <Flask />
              演示环境
              <span>，企业、商品与账号均为虚构</span>
            </p>
          )}
        </header>
        <main className="e-main">{children}</main>
        <footer className="e-foot">
          <Copyright />
        </footer>
      </div>
    </div>
  )
}

function Brand() {
  return (
    <p className="e-brand">
      <Logo />
      美ONE-商家
    </p>
  )
}

function Copyright() {
  return <p className="e-copyright">© 2026 {isDemo() ? '美选平台（演示）有限公司' : '美ONE'}</p>
}
