/** Linking a product to the company and taking it off again, wherever a product stands. */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Question } from '../../../blocks/document/actions'
import { documentKeys } from '../../../blocks/document/calls'
import { toast } from '../../../design/feedback'
import { later } from '../../../design/later'
import type { RowAction } from '../../../design/row-actions'
import { spu, spuLink } from '../document'
import { type SpuRow, spuCalls } from '../parts/spu-calls'

const ReasonDialog = later(() =>
  import('../../../blocks/document/reason-dialog').then((part) => part.ReasonDialog),
)

/** What is known of a product that may be linked. */
type Linkable = Pick<SpuRow, 'id' | 'spuName' | 'linkVersion'>

interface Asked {
  row: Linkable
  label: string
  danger?: true
  done: string
  question: Question
  run: (row: Linkable, remark: string | undefined) => Promise<unknown>
}

const LINK: Omit<Asked, 'row'> = {
  label: '关联到本企业',
  done: '关联申请已提交，等待初选审核',
  question: {
    title: (name) => `关联“${name}”？`,
    text: '审核通过后即可发起报品、补充资质和登记货品，无需重复建档。',
    reason: { label: '说明', min: 0, max: 255 },
  },
  run: ({ id }, remark) => spuCalls.link(id, remark),
}

const UNLINK: Omit<Asked, 'row'> = {
  label: '解除关联',
  danger: true,
  done: '已解除关联',
  question: {
    title: (name) => `解除与“${name}”的关联？`,
    text: '解除后不能再用该商品发起报品，可重新申请关联。',
  },
  run: ({ id, linkVersion }) => spuCalls.unlink(id, linkVersion ?? 0),
}

export function useLinks() {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const press = (what: Omit<Asked, 'row'>, row: Linkable) => setAsked({ ...what, row })
  const action = (what: Omit<Asked, 'row'>, row: Linkable): RowAction => ({
    key: what.label,
    label: what.label,
    danger: what.danger,
    codes: [spuLink.codes.create],
    onClick: () => press(what, row),
  })
  /** A product of its own needs no link; one that waits is waited for. */
  const linkActions = (row: SpuRow): RowAction[] => {
    if (row.linked) return [action(UNLINK, row)]
    return row.companyId === 0 && !row.linkStatus ? [action(LINK, row)] : []
  }
  const dialog: ReactNode = asked && (
    <ReasonDialog
      name={asked.row.spuName}
      question={asked.question}
      okText={asked.label}
      danger={asked.danger}
      onClose={() => setAsked(null)}
      onOk={async (remark) => {
        try {
          await asked.run(asked.row, remark)
          toast.success(asked.done)
        } finally {
          // Refused or not: what is on the page may be out of date.
          for (const doc of [spu, spuLink])
            queries.invalidateQueries({ queryKey: documentKeys.all(doc) })
        }
      }}
    />
  )
  return { linkActions, link: (row: Linkable) => press(LINK, row), dialog }
}
