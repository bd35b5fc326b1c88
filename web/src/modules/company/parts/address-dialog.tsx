import { Button, Modal, Switch } from 'antd'
import { addressForm } from '../../../api/forms/AddressForm.gen'
import { FactField } from '../../../design/fact-field'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { MobileInput } from '../../../design/number-input'
import { type Region, RegionCascader } from '../../../design/region-cascader'
import { TextInput } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import styles from './address.module.css'
import { type Address, addressCalls } from './address-calls'

interface AddressDialogProps {
  kind: string
  /** One to change; a new one without. */
  address?: Address
  onClose: () => void
  onSaved: () => Promise<void>
}

interface Values {
  receiver: string
  phone: string
  place?: Region
  detail: string
  isDefault?: boolean
}

export function AddressDialog({ kind, address, onClose, onSaved }: AddressDialogProps) {
  const [form] = useForm<Values>()
  const { busy, send } = useSending()
  const save = async ({ place, ...values }: Values) => {
    await send(async () => {
      const filled = {
        ...values,
        addressType: kind,
        region: place?.names.join('/') ?? '',
        regionCodes: [...(place?.codes ?? [])],
      }
      if (address) await addressCalls.update(address.id, filled)
      else await addressCalls.create(filled)
      toast.success('保存成功')
      await onSaved()
      onClose()
    }, form)
  }
  const place = address && {
    codes: address.regionCodes,
    names: address.region.split('/'),
  }
  return (
    <Modal
      open
      title={address ? '编辑地址' : '新增地址'}
      width={520}
      onCancel={onClose}
      footer={null}
    >
      <Form<Values> form={form} initialValues={{ ...address, place }} onFinish={save}>
        <div className={styles.two}>
          <FactField form={addressForm} name="receiver">
            <TextInput />
          </FactField>
          <FactField form={addressForm} name="phone">
            <MobileInput />
          </FactField>
        </div>
        <Field name="place" label="所在地区" rules={[required('所在地区')]}>
          <RegionCascader />
        </Field>
        <FactField form={addressForm} name="detail">
          <TextInput maxLength={200} placeholder="街道、门牌号、楼层" />
        </FactField>
        {!address?.isDefault && (
          <FactField form={addressForm} name="isDefault" valuePropName="checked">
            <Switch />
          </FactField>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            保存
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
