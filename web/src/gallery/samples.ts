/** Made-up content for the gallery: pictures, rows, words, and a way for files that leads nowhere. */
import type { DictItem } from '../api/calls'
import type { Upload } from '../api/files'
import { useDictionary } from '../state/dictionary'

/** A bottle before a ground of its own hue. */
export const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><rect width="88" height="88" fill="hsl(${hue} 40% 93%)"/><rect x="34" y="16" width="20" height="12" rx="3" fill="hsl(${hue} 30% 40%)"/><rect x="26" y="28" width="36" height="44" rx="8" fill="hsl(${hue} 45% 65%)"/><rect x="33" y="42" width="22" height="14" rx="2" fill="#fff"/></svg>`,
  )}`

export interface SampleOffer {
  id: number
  name: string
  code: string
  picture: string | null
  room: string
  category: string
  price: number | null
  top?: number
  unit: string
  commission: string
  stock: string
  status: string
  note: string
  alert?: boolean
  badges: readonly string[]
  suspended?: boolean
}

const offer = (id: number, part: Partial<SampleOffer>): SampleOffer => ({
  id,
  name: '花植卸妆油',
  code: `BP26110100${String(id).padStart(2, '0')}`,
  picture: drawing(id * 47),
  room: '双12大促',
  category: '护肤 / 卸妆',
  price: 88,
  unit: '¥58.67/100ml',
  commission: '20.00%',
  stock: '9,000',
  status: 'APPROVING',
  note: '招商审核 / 张招商',
  badges: [],
  ...part,
})

export const offers: SampleOffer[] = [
  offer(2, {
    name: '花植玻尿酸精华 30ml',
    status: 'CREATED',
    note: '预检有 2 项阻断',
    alert: true,
  }),
  offer(8, {}),
  offer(13, { name: '花植修护面霜 复用', badges: ['复用'] }),
  offer(7, {
    name: '花植面膜 10片',
    status: 'APPROVED',
    note: '终选通过',
    badges: ['助'],
    suspended: true,
  }),
  offer(5, {
    name: '花植清透隔离防晒乳 SPF50+ PA++++ 60ml',
    status: 'REJECTED',
    note: '3 处待修改',
    alert: true,
  }),
  offer(4, {
    name: '花植氨基酸洁面 返场',
    price: 75,
    top: 139,
    badges: ['佳', '返', '赠'],
  }),
  offer(16, {
    name: '花植香氛 翻播',
    picture: 'data:image/png;base64,broken',
    badges: ['翻播'],
    status: 'COMPLETED',
    note: '',
  }),
  offer(21, {
    name: '赠品',
    picture: null,
    price: null,
    unit: '',
    commission: '',
    status: 'CANCELLED',
    note: '',
  }),
  offer(22, { name: '花植护手霜', status: 'APPROVED', note: '终选通过' }),
]

const item = (type: string, value: string, label: string, color = '', liveRoom = ''): DictItem => ({
  type,
  value,
  label,
  color,
  liveRoom,
  disabled: false,
  sort: 0,
  children: [],
})

const CITIES = '北京 上海 广州 深圳 杭州 南京 苏州 成都 重庆 武汉 西安 长沙 青岛 厦门 宁波 天津'

export function fillDictionary(): void {
  useDictionary.setState({
    items: [
      item('OfferAuditStatus', 'CREATED', '草稿'),
      item('OfferAuditStatus', 'APPROVING', '审批中'),
      item('OfferAuditStatus', 'REJECTED', '已驳回'),
      item('OfferAuditStatus', 'APPROVED', '已通过'),
      item('OfferAuditStatus', 'COMPLETED', '已完成'),
      item('OfferAuditStatus', 'CANCELLED', '已作废'),
      item('LiveRoom', 'common', '日常直播间'),
      item('LiveRoom', 'promote11', '双11大促'),
      item('Level', 'S', 'S级'),
      item('Level', 'A', 'A级', '', 'common'),
      item('Risk', 'LOW', '低风险', 'green'),
      item('Risk', 'MIDDLE', '中风险', 'orange'),
      item('Risk', 'HIGH', '高风险', 'red'),
      item('Risk', 'BANNED', '禁播', 'dark-grey'),
      ...CITIES.split(' ').map((city) => item('City', city, city)),
    ],
  })
}

const STEP_MS = 150

/** Takes about two seconds; a file whose name contains `bad` fails half way. */
export const slowUpload: Upload = (file, { onProgress, signal, slot } = {}) =>
  new Promise((resolve, reject) => {
    let percent = 0
    const timer = setInterval(() => {
      percent = Math.min(100, percent + 8)
      onProgress?.(percent)
      if (percent > 50 && file.name.includes('bad')) stop(() => reject(new Error('网络中断')))
      else if (percent === 100) {
        stop(() => resolve({ fileId: Date.now(), name: file.name, type: slot, size: file.size }))
      }
    }, STEP_MS)
    const stop = (end: () => void) => {
      clearInterval(timer)
      end()
    }
    signal?.addEventListener('abort', () => stop(() => reject(signal.reason)))
  })
