/** Before an offer is written: for which room, in which category, on which form, in which way. */
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DictText } from '../../../../design/dict-text'
import { ErrorFace, LoadingFace } from '../../../../design/faces'
import { formatDate } from '../../../../lib/dates'
import { useDictionary } from '../../../../state/dictionary'
import { useSession } from '../../../../state/session'
import { offerCalls, offerKeys } from '../calls'
import type { OfferRow } from '../types'
import { ChoiceCards } from './choice-cards'
import {
  type ChooserMode,
  type Chosen,
  categoryChoices,
  formChoices,
  formPath,
  kindChoices,
  openChoices,
  roomChoices,
  styleChoices,
} from './choices'
import styles from './chooser.module.css'
import { Needs } from './needs'

/** The offer that is copied or reused, as a row or whole; of the product that one is begun with less is known. */
type Source = Pick<OfferRow, 'id' | 'title' | 'code' | 'categoryCode'> &
  Partial<Pick<OfferRow, 'liveRoom' | 'formType' | 'offerStyle'>>

interface OfferChooserProps {
  mode: ChooserMode
  /** What it is copied from or reused, or the product it is of. */
  source?: Source
  onClose: () => void
}

const TITLES: Record<ChooserMode, string> = {
  create: '新建报品',
  copy: '复制报品',
  reuse: '复用报品',
}

export function OfferChooser({ mode, source, onClose }: OfferChooserProps) {
  const navigate = useNavigate()
  const rooms = useQuery({ queryKey: offerKeys.rooms, queryFn: offerCalls.rooms })
  const categories = useQuery({ queryKey: offerKeys.categories, queryFn: offerCalls.categories })
  const { chosen, choose, offered } = useChoices(mode, source, rooms.data, categories.data)
  const error = rooms.error ?? categories.error
  const ready = rooms.data !== undefined && categories.data !== undefined
  const to = formPath(mode, chosen, source?.id)
  const start = () => {
    if (!to) return
    onClose()
    navigate(to)
  }
  const { categoryCode, formType } = chosen
  return (
    <Modal
      open
      centered
      width={860}
      title={TITLES[mode]}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            type="primary"
            disabled={!to}
            title={to ? undefined : `请选择${openChoices(chosen)}`}
            onClick={start}
          >
            开始填写
          </Button>
        </>
      }
    >
      {source && <SourceLine source={source} mode={mode} />}
      {error ? (
        <ErrorFace
          title="选项加载失败"
          error={error}
          onRetry={() => {
            rooms.refetch()
            categories.refetch()
          }}
        />
      ) : !ready ? (
        <LoadingFace rows={4} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.all}>
            {offered.map(({ key, legend, choices }) => (
              <ChoiceCards
                key={key}
                name={key}
                legend={legend}
                choices={choices}
                value={chosen[key]}
                onChange={(value) => choose(key, value)}
              />
            ))}
          </div>
          <Needs
            category={categories.data?.find(({ code }) => code === categoryCode)}
            formType={formType}
          />
        </div>
      )}
    </Modal>
  )
}

function useChoices(
  mode: ChooserMode,
  source: Source | undefined,
  rooms: Parameters<typeof roomChoices>[0] = [],
  categories: Parameters<typeof categoryChoices>[0] = [],
) {
  const items = useDictionary((state) => state.items)
  const own = useSession((state) => state.liveRooms)
  const catalogs = useSession((state) => state.company?.companyDO.catalogs)
  const [picked, setPicked] = useState<Chosen>({})

  const roomList = roomChoices(
    rooms,
    own.map(({ liveRoom }) => liveRoom),
    formatDate(new Date()),
  )
  const categoryList = categoryChoices(categories, catalogs ?? [])
  const open = (choices: typeof roomList, value: string | undefined | null) =>
    choices.find((choice) => choice.value === value && !choice.closed)?.value
  const firstOpen = (choices: typeof roomList) => choices.find(({ closed }) => !closed)?.value

  const liveRoom =
    open(roomList, picked.liveRoom ?? source?.liveRoom) ??
    (mode === 'create' ? firstOpen(roomList) : undefined)
  const formList = formChoices(items, liveRoom)
  const chosen: Chosen = {
    liveRoom,
    categoryCode:
      mode === 'reuse'
        ? source?.categoryCode
        : (open(categoryList, picked.categoryCode ?? source?.categoryCode) ??
          (categoryList.length === 1 ? categoryList[0]?.value : undefined)),
    // A form that the newly chosen room does not take gives way to the usual one.
    formType: open(formList, picked.formType ?? source?.formType) ?? open(formList, 'NORMAL'),
    offerStyle:
      mode === 'reuse' ? source?.offerStyle : (picked.offerStyle ?? source?.offerStyle ?? 'SINGLE'),
    type: picked.type ?? 'Reuse',
  }
  const all = [
    { key: 'type', legend: '复用方式', choices: kindChoices(items) },
    { key: 'liveRoom', legend: '直播间', choices: roomList },
    { key: 'categoryCode', legend: '类目', choices: categoryList },
    { key: 'formType', legend: '表单类型', choices: formList },
    { key: 'offerStyle', legend: '报品方式', choices: styleChoices(items) },
  ] as const
  const asked: readonly string[] =
    mode === 'reuse'
      ? ['type', 'liveRoom', 'formType']
      : ['liveRoom', 'categoryCode', 'formType', 'offerStyle']
  return {
    chosen,
    choose: (key: keyof Chosen, value: string) => setPicked({ ...picked, [key]: value }),
    offered: all.filter(({ key }) => asked.includes(key)),
  }
}

function SourceLine({ source, mode }: { source: Source; mode: ChooserMode }) {
  return (
    <p className={styles.source}>
      {mode === 'create' ? '商品' : '来源'}：{source.title}（{source.code}）。
      {mode === 'create' ? (
        '带入商品的名称、图片、属性与规格；新模板没有的属性会列出并去掉，价格与机制在表单中填写。'
      ) : mode === 'copy' ? (
        '复制全部内容，编码、状态与排期除外；新模板没有的属性会列出并去掉。'
      ) : (
        <>
          商品、图片与资质沿用已通过的内容，类目“
          <DictText type="ProductCategory" value={source.categoryCode} />
          ”、报品方式“
          <DictText type="OfferStyle" value={source.offerStyle} />
          ”不变；只填价格机制、备货与日期。
        </>
      )}
    </p>
  )
}
