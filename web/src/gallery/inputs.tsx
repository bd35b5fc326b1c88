import { type ReactNode, useState } from 'react'
import { DateInput, DateRange } from '../design/date-input'
import { DictSelect } from '../design/dict-select'
import { MobileInput, NumberInput, NumberRange, PlainNumberInput } from '../design/number-input'
import { RegionCascader } from '../design/region-cascader'
import { Select, YesNo } from '../design/select'
import { TextArea, TextInput } from '../design/text-input'
import styles from './gallery.module.css'
import { Sample } from './sample'

interface HeldProps<T> {
  label: string
  first?: T
  children: (props: {
    id: string
    value: T | undefined
    onChange: (value: T | undefined) => void
  }) => ReactNode
}

/** A control with a label and a memory. */
function Held<T>({ label, first, children }: HeldProps<T>) {
  const [value, onChange] = useState<T | undefined>(first)
  return (
    <div>
      <label htmlFor={label}>{label}</label>
      {children({ id: label, value, onChange })}
    </div>
  )
}

export const InputPage = () => (
  <>
    <Sample title="数字">
      <div className={styles.grid}>
        <Held<number> label="整数 int，1–100">
          {(props) => <NumberInput {...props} kind="int" min={1} max={100} />}
        </Held>
        <Held<number> label="小数 num">{(props) => <NumberInput {...props} />}</Held>
        <Held<number> label="到手价 p" first={199}>
          {(props) => <NumberInput {...props} kind="p" prefix="¥" fixed />}
        </Held>
        <Held<number> label="佣金率 p0" first={22}>
          {(props) => <NumberInput {...props} kind="p0" max={100} suffix="%" fixed />}
        </Held>
        <Held<string> label="纯数字">{(props) => <PlainNumberInput {...props} />}</Held>
        <Held<string> label="手机号">{(props) => <MobileInput {...props} />}</Held>
        <Held<readonly [number | undefined, number | undefined]> label="到手价区间">
          {(props) => <NumberRange {...props} label="到手价区间" kind="p0" />}
        </Held>
        <Held<number> label="不可修改" first={12}>
          {(props) => <NumberInput {...props} disabled />}
        </Held>
      </div>
    </Sample>
    <Sample title="文字">
      <div className={styles.grid}>
        <Held<string> label="短标题">
          {(props) => <TextInput {...props} placeholder="请输入" />}
        </Held>
        <Held<string> label="商品名称" first="花植清透隔离防晒乳">
          {(props) => <TextInput {...props} maxLength={60} counter />}
        </Held>
        <Held<string> label="不可修改的文字" first="已锁定">
          {(props) => <TextInput {...props} disabled />}
        </Held>
        <Held<string> label="机制说明" first="页面价 199 元，直降 30 元。">
          {(props) => <TextArea {...props} />}
        </Held>
      </div>
    </Sample>
    <Sample title="选择">
      <div className={styles.grid}>
        <Held<string> label="直播间">{(props) => <DictSelect {...props} type="LiveRoom" />}</Held>
        <Held<string> label="城市（可搜索）">
          {(props) => <DictSelect {...props} type="City" />}
        </Held>
        <Held<string> label="未知的值" first="OLD_VALUE">
          {(props) => <DictSelect {...props} type="LiveRoom" />}
        </Held>
        <Held<string[]> label="多选" first={['CREATED', 'APPROVING', 'REJECTED']}>
          {(props) => <DictSelect {...props} type="OfferAuditStatus" multiple />}
        </Held>
        <Held<string> label="级别（仅大促）">
          {(props) => <DictSelect {...props} type="Level" liveRoom="promote11" />}
        </Held>
        <Held<string> label="不可修改的选择" first="a">
          {(props) => <Select {...props} disabled options={[{ value: 'a', label: '选项一' }]} />}
        </Held>
        <Held<boolean> label="国产" first={true}>
          {(props) => <YesNo {...props} />}
        </Held>
        <Held<boolean> label="赠品">{(props) => <YesNo {...props} select />}</Held>
        <Held<{ codes: readonly string[]; names: readonly string[] }>
          label="地区"
          first={{ codes: ['31', '3101', '310104'], names: ['上海市', '市辖区', '徐汇区'] }}
        >
          {(props) => <RegionCascader {...props} />}
        </Held>
      </div>
    </Sample>
    <Sample title="日期">
      <div className={styles.grid}>
        <Held<string> label="生产日期" first="2026-11-12">
          {(props) => <DateInput {...props} max="2026-12-31" />}
        </Held>
        <Held<string> label="开播时间" first="2026-11-12 20:00:00">
          {(props) => <DateInput {...props} time />}
        </Held>
        <Held<readonly [string | undefined, string | undefined]> label="期望播出">
          {(props) => <DateRange {...props} />}
        </Held>
      </div>
    </Sample>
  </>
)
