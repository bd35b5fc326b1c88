import { Modal } from 'antd'
import { factOf } from '../../../api/facts'
import { itemForm } from '../../../api/forms/ItemForm.gen'
import { FactField } from '../../../design/fact-field'
import { Form, useForm } from '../../../design/form'
import { NumberInput } from '../../../design/number-input'
import { saidAlready, useSending } from '../../../design/use-sending'
import type { ItemFigures, ScheduleItem } from '../parts/calls'

interface ItemDialogProps {
  item: ScheduleItem
  onSave: (figures: ItemFigures) => Promise<void>
  onClose: () => void
}

/** Where there is no room to write into the row itself. */
export function ItemDialog({ item, onSave, onClose }: ItemDialogProps) {
  const [form] = useForm<ItemFigures>()
  const { busy, send } = useSending()
  const finish = async (figures: ItemFigures) => {
    if (await send(() => onSave(figures), saidAlready)) onClose()
  }
  const bounds = (name: 'planStock' | 'talkMinutes') => {
    const { low, high } = factOf(itemForm, name)
    return { min: low, max: high }
  }
  return (
    <Modal
      open
      centered
      title={item.offerName}
      okText="保存"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<ItemFigures> form={form} initialValues={item} onFinish={finish}>
        <FactField form={itemForm} name="scene" />
        <FactField form={itemForm} name="planStock">
          <NumberInput kind="int" {...bounds('planStock')} />
        </FactField>
        <FactField form={itemForm} name="talkMinutes">
          <NumberInput kind="int" {...bounds('talkMinutes')} />
        </FactField>
      </Form>
    </Modal>
  )
}
