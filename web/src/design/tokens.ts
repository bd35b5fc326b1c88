/**
 * Every colour, size and shadow of the portal, once.
 * The kit's theme reads this object; `tokens.css` receives the same values as
 * custom properties at build time, so that the light entrance pages share them
 * without loading the kit.
 */
export const tokens = {
  ink: '#221D26',
  text2: '#595260',
  text3: '#716A78',
  placeholder: '#756E7C',
  disabled: '#6F6876',
  canvas: '#F6F4F1',
  side: '#EFEBE6',
  card: '#FFFFFF',
  head: '#FAF8F6',
  fill: '#F1EEEA',
  hover: '#FBF8F6',
  line: '#E7E2DD',
  lineStrong: '#D6D0CB',
  control: '#8E8794',
  buttonLine: '#C6BFB9',

  primary: '#7B2D70',
  primaryHover: '#92418A',
  primaryActive: '#5E1F55',
  primaryBg: '#F8EFF6',
  primaryBg2: '#F1E0EE',
  primaryLine: '#DDBFD8',
  amber: '#D98C3F',

  /** One hue in charts, in steps. */
  chart1: '#7B2D70',
  chart2: '#8B4580',
  chart3: '#9C5F92',
  chart4: '#AD7AA4',
  chart5: '#C097B9',
  chart6: '#D2B4CD',

  red: '#B3261E',
  redBg: '#FCEBE9',
  redLine: '#EFBDB8',
  orange: '#934600',
  orangeIcon: '#B45F06',
  orangeBg: '#FFEFDC',
  orangeLine: '#F0CDA0',
  green: '#1C6B35',
  greenBg: '#E6F4E8',
  greenLine: '#B4DBBC',
  blue: '#1B4F9C',
  blueBg: '#E8F0FB',
  blueLine: '#B9D0F0',
  teal: '#0A625C',
  tealBg: '#DFF3F1',
  grey: '#57505E',
  greyBg: '#EFEDF1',
  slate: '#56505C',
  indigo: '#4F4A8C',

  oldBg: '#FDF4F3',
  newBg: '#F0F8F1',
  removed: '#F9D5D1',
  added: '#C5E6CB',
  remark: '#8C1D17',

  topbarText: '#F3F0F5',
  topbarQuiet: '#C3BCC9',
  topbarField: '#37313C',
  topbarLine: '#514A57',
  badge: '#C8372D',

  font: '-apple-system, BlinkMacSystemFont, "PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "WenQuanYi Micro Hei", sans-serif',

  radiusBadge: '4px',
  radiusStatus: '5px',
  radius: '6px',
  radiusMenu: '8px',
  radiusCard: '10px',
  radiusPhone: '12px',

  shadowCard: '0 1px 2px rgba(34,29,38,.05), 0 0 0 1px rgba(34,29,38,.05)',
  shadowFooter: '0 -4px 16px -8px rgba(34,29,38,.12)',
  shadowDrawer: '-12px 0 32px -12px rgba(34,29,38,.22)',
  shadowPopup: '0 8px 28px -6px rgba(34,29,38,.18)',
  shadowDialog: '0 16px 48px -12px rgba(34,29,38,.4)',
  focusRing: '0 0 0 3px rgba(123,45,112,.18)',

  topbar: '52px',
  topbarPhone: '50px',
  tabsbar: '38px',
  sidebar: '210px',
  sidebarFolded: '54px',

  zFooter: '12',
  zTabs: '15',
  zSidebar: '20',
  zTopbar: '30',
  /** A part of a page that covers the window. */
  zWhole: '40',
} as const

/** `primaryBg2` → `--primary-bg2` */
const cssName = (key: string) => `--${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`

export const tokensCss = () =>
  Object.entries(tokens)
    .map(([key, value]) => `${cssName(key)}: ${value};`)
    .join('\n  ')
