/** The drawings of the faces, 132 × 92, in the portal's own colours. */
import { tokens as t } from './tokens'

const frame = {
  width: 132,
  height: 92,
  viewBox: '0 0 132 92',
  focusable: false,
} as const

export const EmptyPicture = () => (
  <svg {...frame} aria-hidden="true" fill="none">
    <rect x="10" y="16" width="112" height="60" rx="8" fill={t.fill} />
    <rect
      x="40"
      y="6"
      width="52"
      height="76"
      rx="8"
      fill={t.card}
      stroke={t.primaryLine}
      strokeWidth="2"
    />
    <rect x="52" y="24" width="28" height="10" rx="2" fill={t.primary} />
    <path d="M54 34h24v10a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6z" fill={t.primaryLine} />
    <rect x="52" y="60" width="28" height="4" rx="2" fill={t.line} />
    <circle cx="92" cy="76" r="13" fill={t.primary} />
    <path d="M92 70v12M86 76h12" stroke={t.card} strokeWidth="2.4" strokeLinecap="round" />
  </svg>
)

export const NoResultPicture = () => (
  <svg {...frame} aria-hidden="true" fill="none">
    <rect x="22" y="14" width="66" height="64" rx="8" fill={t.fill} />
    <path
      d="M34 32h34M34 44h26M34 56h30"
      stroke={t.lineStrong}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx="86" cy="52" r="18" fill={t.card} stroke={t.primary} strokeWidth="4" />
    <path d="M78 52h16" stroke={t.control} strokeWidth="3" strokeLinecap="round" />
    <path d="m100 66 11 11" stroke={t.primary} strokeWidth="5" strokeLinecap="round" />
  </svg>
)

export const ErrorPicture = () => (
  <svg {...frame} aria-hidden="true" fill="none">
    <rect x="20" y="10" width="92" height="66" rx="8" fill={t.fill} />
    <path d="M20 18a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v6H20z" fill={t.line} />
    <circle cx="30" cy="17" r="2.6" fill={t.control} />
    <circle cx="38" cy="17" r="2.6" fill={t.control} />
    <path
      d="m42 60 14-14 10 9 12-12 14 12"
      stroke={t.lineStrong}
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <circle cx="104" cy="70" r="15" fill={t.red} />
    <path d="M104 62v10" stroke={t.card} strokeWidth="3.4" strokeLinecap="round" />
    <circle cx="104" cy="77.5" r="2" fill={t.card} />
  </svg>
)

export const LockPicture = () => (
  <svg {...frame} aria-hidden="true" fill="none">
    <path d="M50 44V28a16 16 0 0 1 32 0v16" stroke={t.control} strokeWidth="7" />
    <rect x="38" y="38" width="56" height="44" rx="8" fill={t.fill} />
    <circle cx="66" cy="56" r="6" fill={t.primary} />
    <path d="M66 58v11" stroke={t.primary} strokeWidth="4" strokeLinecap="round" />
  </svg>
)

export const SoonPicture = () => (
  <svg {...frame} aria-hidden="true" fill="none">
    <rect x="14" y="20" width="104" height="56" rx="8" fill={t.fill} />
    <rect
      x="30"
      y="8"
      width="72"
      height="76"
      rx="8"
      fill={t.card}
      stroke={t.primaryLine}
      strokeWidth="2"
    />
    <rect x="40" y="20" width="32" height="6" rx="3" fill={t.primary} />
    <path d="M40 36h52M40 46h40M40 56h46" stroke={t.line} strokeWidth="5" strokeLinecap="round" />
    <circle cx="98" cy="72" r="15" fill={t.card} stroke={t.primary} strokeWidth="3" />
    <path
      d="M98 64v8l6 4"
      stroke={t.primary}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

export const DonePicture = () => (
  <svg {...frame} aria-hidden="true" fill="none">
    <rect x="14" y="20" width="104" height="52" rx="8" fill={t.fill} />
    <circle cx="66" cy="46" r="32" fill={t.greenBg} stroke={t.greenLine} strokeWidth="2" />
    <path
      d="m52 47 10 10 19-20"
      stroke={t.green}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
