import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Can } from '../../../design/can'
import { ErrorFace } from '../../../design/faces'
import { Page } from '../../../design/page'
import { useSession } from '../../../state/session'
import { AccountCard } from './account-card'
import { ArticlesCard } from './articles-card'
import { dashboardCalls, dashboardKeys, type TodoCount } from './calls'
import { CertsCard } from './certs-card'
import { CompaniesCard } from './companies-card'
import { CompanyCard } from './company-card'
import styles from './dashboard.module.css'
import { EntriesCard } from './entries-card'
import { greeting, today } from './greeting'
import { OnboardingCard } from './onboarding-card'
import { ScheduleCard } from './schedule-card'
import { SessionsCard } from './sessions-card'
import { TasksCard } from './tasks-card'
import { TodoStrip } from './todo-strip'
import { UnreadCard } from './unread-card'
import { WaitingCard } from './waiting-card'

/** What waits for this person, and the ways from here. */
export default function Dashboard() {
  const account = useSession((state) => state.account)
  const now = new Date()
  return (
    <Page title={`${greeting(now)}，${account?.nameCn ?? ''}`} note={today(now)}>
      {account?.userType === 'PLATFORM' ? <StaffDesk /> : <MerchantDesk />}
    </Page>
  )
}

function MerchantDesk() {
  const asked = useQuery({ queryKey: dashboardKeys.biz, queryFn: dashboardCalls.biz })
  return (
    <Desk asked={asked} side={<CompanyCard />}>
      {asked.data && <OnboardingCard steps={asked.data.steps} />}
      {asked.data && <WaitingCard waiting={asked.data.ptdwc} />}
      <Can codes={['offerList']}>
        <ScheduleCard />
      </Can>
      <Can codes={['business_Info', 'company_basicInfo']}>
        <CertsCard />
      </Can>
    </Desk>
  )
}

function StaffDesk() {
  const asked = useQuery({ queryKey: dashboardKeys.platform, queryFn: dashboardCalls.platform })
  return (
    <Desk asked={asked}>
      {asked.data && <TasksCard tasks={asked.data.tasks} />}
      <Can codes={['platformSchedule']}>
        <SessionsCard />
      </Can>
      <Can codes={['platformCompany']}>
        <CompaniesCard />
      </Can>
      <Can codes={['platformCert']}>
        <CertsCard staff />
      </Can>
    </Desk>
  )
}

interface DeskProps {
  asked: UseQueryResult<{ todos: TodoCount[] }>
  side?: ReactNode
  children: ReactNode
}

/** What waits over everything, the own cards at the left, what everybody has around them. */
const Desk = ({ asked: { data, error, refetch }, side, children }: DeskProps) => (
  <>
    {error && <ErrorFace title="待办加载失败" error={error} onRetry={refetch} />}
    <TodoStrip todos={data?.todos} />
    <div className={styles.columns}>
      <div className={styles.main}>
        {children}
        <EntriesCard />
      </div>
      <div className={styles.side}>
        <ArticlesCard />
        <UnreadCard />
        {side}
        <AccountCard />
      </div>
    </div>
  </>
)
