/** The company's addresses and warehouses, and one's own; of each kind one is the default. */
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, type ButtonProps, Segmented } from 'antd'
import { useState } from 'react'
import { Chip } from '../../../design/chip'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { ask, toast } from '../../../design/feedback'
import { saidAlready, useSending } from '../../../design/use-sending'
import { WriteButton } from '../../../design/write-button'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { useCan } from '../../../state/session'
import styles from './address.module.css'
import { type Address, addressCalls, addressKey } from './address-calls'
import { AddressDialog } from './address-dialog'

/** Whoever keeps the company's own data keeps its addresses; the own ones are everybody's. */
const KEEPERS = ['company_basicInfo_save', 'company_edit']

const CompanyButton = (props: ButtonProps) => (
  <WriteButton {...props} openWhile={['QUALIFICATION', 'NOT_SIGNED']} />
)

export function AddressBook() {
  const items = useDictionary((state) => state.items)
  const kinds = dictItems(items, 'AddressType')
  const [kind, setKind] = useState('company')
  const [edited, setEdited] = useState<Address | 'new'>()
  const queries = useQueryClient()
  const keeps = useCan(KEEPERS)
  const { send } = useSending()
  const { data, error, refetch } = useQuery({
    queryKey: addressKey,
    queryFn: addressCalls.list,
  })
  const renew = () => queries.invalidateQueries({ queryKey: addressKey })
  const makeDefault = async (address: Address) => {
    const { addressType, receiver, phone, region, regionCodes, detail } = address
    const form = { addressType, receiver, phone, region, regionCodes, detail, isDefault: true }
    if (await send(() => addressCalls.update(address.id, form))) toast.success('已设为默认地址')
    await renew()
  }
  const remove = async ({ id, receiver, detail }: Address) => {
    const sure = await ask({
      title: '删除这个地址？',
      content: `${receiver} ${detail}`,
      okText: '删除',
      danger: true,
    })
    if (!sure) return
    if (await send(() => addressCalls.remove(id), saidAlready)) toast.success('已删除')
    await renew()
  }
  const mayAdd = kind === 'person' || keeps
  const button = {
    type: 'primary',
    icon: <PlusOutlined />,
    onClick: () => setEdited('new'),
    children: '新增地址',
  } as const
  // One's own are nobody else's concern, whatever the company may do.
  const Add = kind === 'person' ? Button : CompanyButton
  const add = mayAdd && <Add {...button} />
  const shown = data?.filter(({ addressType }) => addressType === kind)
  return (
    <section className={styles.book} aria-label="地址簿">
      <div className={styles.tools}>
        <Segmented
          aria-label="地址类型"
          options={kinds.map(({ value, label }) => ({ value, label }))}
          value={kind}
          onChange={(next) => setKind(String(next))}
        />
        {shown?.length !== 0 && add}
      </div>
      {error && <ErrorFace title="地址加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={3} />}
      {shown?.length === 0 && (
        <EmptyFace
          title="还没有地址"
          text="寄样、入库和收票时可以直接选用这里的地址。"
          actions={add}
        />
      )}
      <ul className={styles.list}>
        {shown?.map((address) => (
          <li key={address.id}>
            <p className={styles.who}>
              <strong>{address.receiver}</strong>
              <span className="figures">{address.phone}</span>
              {address.isDefault && <Chip tone="blue">默认</Chip>}
            </p>
            <p className={styles.where}>
              {address.region.replaceAll('/', ' ')} {address.detail}
            </p>
            {address.editable && (
              <p className={styles.deeds}>
                {!address.isDefault && (
                  <Button
                    size="small"
                    type="text"
                    aria-label={`设为默认 ${address.detail}`}
                    onClick={() => makeDefault(address)}
                  >
                    设为默认
                  </Button>
                )}
                <Button
                  size="small"
                  type="text"
                  aria-label={`编辑 ${address.detail}`}
                  onClick={() => setEdited(address)}
                >
                  编辑
                </Button>
                <Button
                  size="small"
                  type="text"
                  danger
                  aria-label={`删除 ${address.detail}`}
                  onClick={() => remove(address)}
                >
                  删除
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <AddressDialog
          kind={kind}
          address={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={renew}
        />
      )}
    </section>
  )
}
