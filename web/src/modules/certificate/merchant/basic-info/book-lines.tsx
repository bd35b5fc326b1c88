/** Contacts and addresses for reading. */
import { Chip } from '../../../../design/chip'
import { DictText } from '../../../../design/dict-text'
import { PlainTable } from '../../../../design/plain-table'
import type { Address, Contact } from './calls'

export const ContactLines = ({ contacts }: { contacts: readonly Contact[] }) =>
  contacts.length === 0 ? (
    '-'
  ) : (
    <PlainTable
      label="联系人"
      rows={contacts}
      rowKey={({ name, phone }) => `${name}${phone}`}
      columns={[
        {
          title: '姓名',
          cell: ({ name, isMain }) => (
            <>
              {name} {isMain && <Chip tone="blue">主要</Chip>}
            </>
          ),
        },
        {
          title: '岗位',
          cell: ({ position }) => <DictText type="VendorPosition" value={position} />,
        },
        { title: '手机号', cell: ({ phone }) => phone },
        { title: '邮箱', cell: ({ email }) => email },
        { title: '微信', cell: ({ wx }) => wx },
      ]}
    />
  )

export const AddressLines = ({ addresses }: { addresses: readonly Address[] }) =>
  addresses.length === 0 ? (
    '-'
  ) : (
    <PlainTable
      label="地址"
      rows={addresses}
      rowKey={({ addressType, detail, receiver }) => `${addressType}${detail}${receiver}`}
      columns={[
        {
          title: '类型',
          cell: ({ addressType, isDefault }) => (
            <>
              <DictText type="AddressType" value={addressType} />{' '}
              {isDefault && <Chip tone="blue">默认</Chip>}
            </>
          ),
        },
        { title: '收货人', cell: ({ receiver }) => receiver },
        { title: '联系电话', cell: ({ phone }) => phone },
        {
          title: '地址',
          cell: ({ regionNames, detail }) => `${regionText(regionNames)}${detail}`,
        },
      ]}
    />
  )

/** A city that is a province says so once. */
const regionText = (names: readonly string[] = []) =>
  names.filter((name) => name !== '市辖区').join('')
