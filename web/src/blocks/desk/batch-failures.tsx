import { Modal } from 'antd'

interface BatchFailuresProps {
  /** 通过 or 驳回. */
  what: string
  /** Each with the number of its document and the reason. */
  failed: readonly string[]
  onClose: () => void
}

/** Which of many could not be decided, and why; the others are done. */
export const BatchFailures = ({ what, failed, onClose }: BatchFailuresProps) => (
  <Modal
    open={failed.length > 0}
    title={`${failed.length} 项没有${what}`}
    footer={null}
    onCancel={onClose}
  >
    <ul>
      {failed.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </Modal>
)
