import { CheckCircleFilled } from '@ant-design/icons'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import type { Step } from './calls'
import styles from './dashboard.module.css'

/** How far a newcomer has come, until everything is done. */
export function OnboardingCard({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  return (
    <Card title="入驻进度" hint={`已完成 ${done} / ${steps.length}`}>
      <div className={styles.steps}>
        {steps.map((step, index) => (
          <Link
            key={step.code}
            to={step.opens}
            className={`${styles.step} ${step.done ? styles.stepDone : ''}`}
          >
            <span className={styles.stepMark}>{step.done ? <CheckCircleFilled /> : index + 1}</span>
            <span className={styles.stepText}>
              <span className={styles.stepTitle}>
                {step.label}
                <small className="figures">{step.done ? '已完成' : `${step.percent}%`}</small>
              </span>
              <span className={styles.stepHint}>{step.hint}</span>
            </span>
          </Link>
        ))}
      </div>
    </Card>
  )
}
