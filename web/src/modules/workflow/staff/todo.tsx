import { ApprovalDesk } from '../../../blocks/desk/approval-desk'

export default function Todo() {
  return <ApprovalDesk />
}
