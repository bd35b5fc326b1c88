import { Input, Modal } from 'antd'
import { useState } from 'react'
import { toast } from '../../../design/feedback'
import { type SupplyRow, supplyCalls } from './calls'

interface RejectDialogProps {
  row: SupplyRow
  onClose: () => void
  onDone: () => void
}

/** 运营 sends it back with a reason, which the merchant reads beside the row. */
export function RejectDialog({ row, onClose, onDone }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  const send = async () => {
    // The client has said why it failed.
    const done = await supplyCalls.reject(row, reason.trim()).then(
      () => true,
      () => false,
    )
    if (done) toast.success('已退回商家')
    onDone()
    onClose()
  }
  return (
    <Modal
      open
      title={`退回 ${row.offerName} ${row.skuName}`}
      okText="退回"
      cancelText="取消"
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      onOk={send}
      onCancel={onClose}
    >
      <Input.TextArea
        aria-label="退回原因"
        placeholder="请说明需要补充或更正的内容"
        maxLength={255}
        showCount
        rows={4}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  )
}
