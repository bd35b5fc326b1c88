import { Page } from '../../design/page'
import { useSession } from '../../state/session'
import { AccountCard } from './account-card'
import { CompanyCard } from './company-card'
import styles from './dashboard.module.css'
import { EntriesCard } from './entries-card'
import { greeting, today } from './greeting'
import { UnreadStrip } from './unread-strip'

/** What is known so far, and nothing that is not. */
export default function Dashboard() {
  const account = useSession((state) => state.account)
  const now = new Date()
  return (
    <Page title={`${greeting(now)}，${account?.nameCn ?? ''}`} note={today(now)}>
      <UnreadStrip />
      <div className={styles.columns}>
        <EntriesCard />
        <div className={styles.side}>
          <CompanyCard />
          <AccountCard />
        </div>
      </div>
    </Page>
  )
}
