import { Checkbox, Modal } from 'antd'
import { useState } from 'react'
import { DateInput } from '../../../design/date-input'
import { DictSelect } from '../../../design/dict-select'
import { NumberInput } from '../../../design/number-input'
import { type Option, Select } from '../../../design/select'
import type { Entered } from './grid-state'
import styles from './supply.module.css'

interface FillDialogProps {
  warehouses: readonly Option[]
  onFill: (change: Entered) => void
  onClose: () => void
}

/** The same values for all chosen rows; what is left empty stays as it is in each. */
export function FillDialog({ warehouses, onFill, onClose }: FillDialogProps) {
  const [entered, setEntered] = useState<Entered>({})
  const set = (change: Entered) => setEntered((now) => ({ ...now, ...change }))
  const given = Object.fromEntries(
    Object.entries(entered).filter(([, value]) => value !== undefined && value !== ''),
  ) as Entered
  return (
    <Modal
      open
      title="批量填充"
      okText="填入所选行"
      cancelText="取消"
      okButtonProps={{ disabled: Object.keys(given).length === 0 }}
      onOk={() => onFill(given)}
      onCancel={onClose}
    >
      <div className={styles.fill}>
        <span>可用库存</span>
        <NumberInput
          kind="int"
          min={0}
          aria-label="可用库存"
          value={entered.availableStock}
          onChange={(availableStock) => set({ availableStock })}
        />
        <span>日产能</span>
        <NumberInput
          kind="int"
          min={0}
          aria-label="日产能"
          value={entered.dailyCapacity}
          onChange={(dailyCapacity) => set({ dailyCapacity })}
        />
        <span>发货时效</span>
        <DictSelect
          type="ShipTime"
          aria-label="发货时效"
          value={entered.shipHours}
          onChange={(shipHours: string | undefined) => set({ shipHours })}
        />
        <span>发货仓</span>
        <Select
          aria-label="发货仓"
          options={warehouses}
          value={entered.shipWarehouse ? String(entered.shipWarehouse) : undefined}
          onChange={(id: string | undefined) => set({ shipWarehouse: id ? Number(id) : undefined })}
        />
        <span>生产日期</span>
        <DateInput
          aria-label="生产日期"
          value={entered.productionDate}
          onChange={(productionDate) => set({ productionDate })}
        />
        <span>保质期（天）</span>
        <NumberInput
          kind="int"
          min={1}
          aria-label="保质期天数"
          value={entered.shelfLifeDays}
          onChange={(shelfLifeDays) => set({ shelfLifeDays })}
        />
        <span>价格确认</span>
        <Checkbox
          aria-label="价格确认"
          checked={Boolean(entered.priceConfirmed)}
          onChange={({ target }) => set({ priceConfirmed: target.checked || undefined })}
        />
      </div>
    </Modal>
  )
}
