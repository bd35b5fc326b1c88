/** Contacts and addresses while they are written: rows that are added, changed and taken away. */
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import type { ReactNode, Ref } from 'react'
import { DictSelect } from '../../../../design/dict-select'
import { MobileInput } from '../../../../design/number-input'
import { RegionCascader } from '../../../../design/region-cascader'
import { TextInput } from '../../../../design/text-input'
import styles from './basic-info.module.css'
import type { Address, Contact } from './calls'

interface BookProps<T> {
  id?: string
  ref?: Ref<HTMLDivElement>
  value?: readonly T[]
  onChange?: (rows: T[]) => void
}

interface RowsProps<T> extends BookProps<T> {
  /** 联系人 */
  what: string
  blank: T
  row: (row: T, change: (values: Partial<T>) => void, place: number) => ReactNode
}

function Rows<T>({ id, ref, value = [], onChange, what, blank, row }: RowsProps<T>) {
  const change = (place: number, values: Partial<T>) =>
    onChange?.(value.map((one, at) => (at === place ? { ...one, ...values } : one)))
  return (
    <div id={id} ref={ref} tabIndex={-1} className={styles.rows}>
      {value.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their place
        <fieldset key={place} className={styles.row}>
          <legend>
            {what} {place + 1}
          </legend>
          {row(one, (values) => change(place, values), place)}
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={`移除${what} ${place + 1}`}
            onClick={() => onChange?.(value.filter((_, at) => at !== place))}
          />
        </fieldset>
      ))}
      <Button icon={<PlusOutlined />} onClick={() => onChange?.([...value, blank])}>
        添加{what}
      </Button>
    </div>
  )
}

export const ContactBook = (props: BookProps<Contact>) => (
  <Rows<Contact>
    {...props}
    what="联系人"
    blank={{ name: '', phone: '', isMain: (props.value ?? []).length === 0 }}
    row={(contact, change, place) => (
      <>
        <TextInput
          aria-label={`联系人 ${place + 1} 姓名`}
          placeholder="姓名"
          value={contact.name}
          onChange={(name) => change({ name })}
        />
        <DictSelect
          aria-label={`联系人 ${place + 1} 岗位`}
          type="VendorPosition"
          placeholder="岗位"
          value={contact.position}
          onChange={(position: string | undefined) => change({ position })}
        />
        <MobileInput
          aria-label={`联系人 ${place + 1} 手机号`}
          placeholder="手机号"
          value={contact.phone}
          onChange={(phone) => change({ phone })}
        />
        <TextInput
          aria-label={`联系人 ${place + 1} 邮箱`}
          placeholder="邮箱"
          maxLength={100}
          value={contact.email ?? ''}
          onChange={(email) => change({ email })}
        />
        <TextInput
          aria-label={`联系人 ${place + 1} 微信`}
          placeholder="微信"
          value={contact.wx ?? ''}
          onChange={(wx) => change({ wx })}
        />
        <Checkbox
          checked={contact.isMain ?? false}
          onChange={({ target }) => change({ isMain: target.checked })}
        >
          主要联系人
        </Checkbox>
      </>
    )}
  />
)

export const AddressBook = (props: BookProps<Address>) => (
  <Rows<Address>
    {...props}
    what="地址"
    blank={{ addressType: 'company', receiver: '', phone: '', detail: '', regionNames: [] }}
    row={(address, change, place) => (
      <>
        <DictSelect
          aria-label={`地址 ${place + 1} 类型`}
          type="AddressType"
          value={address.addressType}
          onChange={(addressType: string | undefined) => change({ addressType: addressType ?? '' })}
        />
        <TextInput
          aria-label={`地址 ${place + 1} 收货人`}
          placeholder="收货人"
          value={address.receiver}
          onChange={(receiver) => change({ receiver })}
        />
        <MobileInput
          aria-label={`地址 ${place + 1} 联系电话`}
          placeholder="联系电话"
          value={address.phone}
          onChange={(phone) => change({ phone })}
        />
        <div className={styles.whole}>
          <RegionCascader
            value={{ codes: address.regionCodes ?? [], names: address.regionNames ?? [] }}
            onChange={(region) =>
              change({
                regionCodes: [...(region?.codes ?? [])],
                regionNames: [...(region?.names ?? [])],
              })
            }
          />
        </div>
        <div className={styles.whole}>
          <TextInput
            aria-label={`地址 ${place + 1} 详细地址`}
            placeholder="详细地址"
            maxLength={200}
            value={address.detail}
            onChange={(detail) => change({ detail })}
          />
        </div>
        <Checkbox
          checked={address.isDefault ?? false}
          onChange={({ target }) => change({ isDefault: target.checked })}
        >
          默认地址
        </Checkbox>
      </>
    )}
  />
)
