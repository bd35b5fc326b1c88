/** What offers go by in tests: attributes, pictures, rooms and categories. */
import type { Category, Room } from '../modules/offer/parts/types'

export const template = {
  layers: [],
  groups: [
    {
      groupName: '功效与成分',
      fields: [
        {
          attrCode: 'efficacy',
          label: '功效宣称',
          control: 'multi',
          dictType: 'CosmeticEfficacy',
          required: true,
          keyField: false,
        },
        {
          attrCode: 'shelfLife',
          label: '保质期',
          control: 'int',
          unit: '月',
          required: false,
          keyField: true,
        },
        {
          attrCode: 'spfPa',
          label: 'SPF/PA',
          control: 'text',
          showWhen: 'efficacy=SUNSCREEN',
          required: true,
          keyField: false,
        },
      ],
    },
  ],
}

export const slots = [
  { code: 'main', label: '主图', most: 1, required: true },
  { code: 'transparentPng', label: '透明图', most: 1, required: true },
  { code: 'scene', label: '场景图', most: 5, required: false },
]

const room = (code: string, name: string, open: boolean, given: Partial<Room> = {}): Room => ({
  code,
  name,
  open,
  enabled: true,
  minProtectDays: 0,
  rowVersion: 0,
  rules: '',
  sort: 0,
  type: 'DAILY',
  vendorType: 'zb',
  ...given,
})

export const rooms = [
  room('promote618', '618大促', false, { offerOpenFrom: '2026-05-30', offerOpenTo: '2026-06-29' }),
  room('common', '日常直播间', true),
  room('promote11', '双11大促', true, {
    offerOpenFrom: '2026-10-27',
    offerOpenTo: '2026-11-21',
    minProtectDays: 30,
  }),
  room('secret', '别家直播间', true),
]

const category = (code: string, name: string): Category => ({
  code,
  name,
  children: [],
  commissionMin: 0,
  enabled: true,
  level: 1,
  parentCode: '',
  requiredCerts: ['TRADEMARK'],
  riskLevelDefault: 'MIDDLE',
  rowVersion: 0,
  sampleRequired: true,
})

export const categories = [category('Cosmetic', '美妆个护'), category('Food', '食品饮料')]
