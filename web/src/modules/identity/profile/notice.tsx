/** By which ways somebody wants messages: the box always, the rest by type. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox, Switch } from 'antd'
import { calls, type PersonalData } from '../../../api/calls'
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Link } from '../../../design/link'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { maskPhone } from '../../../lib/mask'
import { reloadAccount } from '../../../state/session'
import styles from './profile.module.css'

type Preferences = components['schemas']['MessagePreferences']
type Preference = components['schemas']['TypePreference']
type Way = 'email' | 'sms' | 'gz'

const PATH = 'admin/api/message-preferences'
const KEY = ['messagePreferences']

export function Notice() {
  const personal = useQuery({ queryKey: ['personalData'], queryFn: calls.personalData })
  const chosen = useQuery({
    queryKey: KEY,
    queryFn: () => http.get<Preferences>(PATH, { hideMask: true, hideError: true }),
  })
  const failed = personal.error ?? chosen.error
  const retry = () => Promise.all([personal.refetch(), chosen.refetch()])
  if (failed) return <ErrorFace error={failed} onRetry={retry} />
  if (!personal.data || !chosen.data) return <LoadingFace rows={6} />
  return (
    <>
      <section className={styles.section}>
        <h2>接收方式</h2>
        <MailSwitch personal={personal.data} configured={chosen.data.emailConfigured} />
        <p className={styles.lead}>
          短信发送至 {personal.data.phone ? maskPhone(personal.data.phone) : '绑定的手机号'}
          ，仅用于紧急消息{chosen.data.smsConfigured ? '' : '（平台未开通）'}。
          {!personal.data.phoneVerifiedDate && (
            <Link to="/profile/index?tab=security">手机号未验证，暂不发送</Link>
          )}
          {chosen.data.gzConfigured ? '' : '公众号通知平台未开通。'}
        </p>
      </section>
      <section className={styles.section}>
        <h2>按类型选择</h2>
        <p className={styles.lead}>站内消息始终接收，其他方式可按类型关闭，改动即时生效。</p>
        <Choices preferences={chosen.data} />
      </section>
    </>
  )
}

type Personal = components['schemas']['IndividualCenter']

function MailSwitch({ personal, configured }: { personal: Personal; configured: boolean }) {
  const queries = useQueryClient()
  const { nameCn, email, vendorPosition, vendorVx } = personal
  const save = useMutation({
    mutationFn: (receiveEmail: boolean) => {
      const data: PersonalData = { nameCn, email, vendorPosition, vendorVx, receiveEmail }
      return calls.savePersonalData(data)
    },
    onSuccess: async (_saved, receiveEmail) => {
      queries.setQueryData(['personalData'], { ...personal, receiveEmail })
      toast.success(receiveEmail ? '已开启邮件通知' : '已关闭邮件通知')
      await reloadAccount()
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <p className={styles.switch}>
      <Switch
        aria-labelledby="receive-email"
        checked={personal.receiveEmail}
        disabled={!email}
        loading={save.isPending}
        onChange={(on) => save.mutate(on)}
      />
      <span id="receive-email">
        接收邮件{email ? `（${email}）` : ''}
        {configured ? '' : '，平台暂未开通邮件发送'}
      </span>
      {!email && <Link to="/profile/index?tab=basic">先填写邮箱</Link>}
      {email && !personal.emailVerifiedDate && (
        <Link to="/profile/index?tab=security">邮箱未验证，暂不发送</Link>
      )}
    </p>
  )
}

function Choices({ preferences }: { preferences: Preferences }) {
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: ({ type, email, sms, gz }: Preference) =>
      http.put<Preferences>(PATH, { types: [{ type, email, sms, gz }] }, { hideMask: true }),
    // At once, and back again if it was refused.
    onMutate: (row) => {
      const types = preferences.types.map((one) => (one.type === row.type ? row : one))
      queries.setQueryData(KEY, { ...preferences, types })
      return preferences
    },
    onSuccess: (saved) => queries.setQueryData(KEY, saved),
    // By then this page knows only what it showed in advance.
    onError: (_error, _row, before) => queries.setQueryData(KEY, before),
  })
  const box = (way: Way, title: string, configured: boolean): PlainColumn<Preference> => ({
    title,
    width: 90,
    cell: (row) => (
      <Checkbox
        aria-label={`${row.typeLabel}：${title}`}
        checked={configured && row[way]}
        disabled={!configured}
        onChange={({ target }) => save.mutate({ ...row, [way]: target.checked })}
      />
    ),
  })
  const columns: PlainColumn<Preference>[] = [
    { title: '消息类型', cell: (row) => row.typeLabel },
    {
      title: '站内',
      width: 90,
      cell: (row) => <Checkbox aria-label={`${row.typeLabel}：站内`} checked disabled />,
    },
    box('email', '邮件', preferences.emailConfigured),
    box('sms', '短信', preferences.smsConfigured),
    box('gz', '公众号', preferences.gzConfigured),
  ]
  return (
    <PlainTable
      label="通知设置"
      columns={columns}
      rows={preferences.types}
      rowKey={({ type }) => type}
    />
  )
}
