/** Our own small line icons; the kit's would bring the kit. */
import type { ReactNode } from 'react'

function Icon({ size = 16, children }: { size?: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export const Eye = () => (
  <Icon size={18}>
    <path d="M1.4 8S3.6 3.6 8 3.6 14.6 8 14.6 8 12.4 12.4 8 12.4 1.4 8 1.4 8Z" />
    <circle cx="8" cy="8" r="2.1" />
  </Icon>
)

export const EyeOff = () => (
  <Icon size={18}>
    <path d="M6.4 3.8A6 6 0 0 1 8 3.6c4.4 0 6.6 4.4 6.6 4.4a11 11 0 0 1-1.7 2.3M4 4.8A11 11 0 0 0 1.4 8S3.6 12.4 8 12.4a6.3 6.3 0 0 0 3-.8M6.6 6.500a2.1 2.1 0 0 0 2.9 2.900M2.4 2.400l11.2 11.2" />
  </Icon>
)

export const Alert = () => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
    <circle cx="7" cy="7" r="6.3" fill="currentColor" />
    <path d="M7 3.700v3.9" stroke="#fff" strokeWidth="1.5" strokeLinecap="round" />
    <circle cx="7" cy="10" r=".9" fill="#fff" />
  </svg>
)

export const Tick = () => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
    <circle cx="7" cy="7" r="6.3" fill="currentColor" />
    <path
      d="m4.2 7.2 2 2 3.7-4"
      fill="none"
      stroke="#fff"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

export const Ring = () => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
    <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
)

export const ArrowRight = () => (
  <Icon>
    <path d="M2.5 8h11M9.5 4l4 4-4 4" />
  </Icon>
)

export const ArrowLeft = () => (
  <Icon>
    <path d="M13.5 8h-11M6.5 4l-4 4 4 4" />
  </Icon>
)

export const Flask = () => (
  <Icon size={14}>
    <path d="M6 1.800h4M6.7 1.800v4.400L2.9 12.600a1.1 1.1 0 0 0 1 1.600h8.200a1.1 1.1 0 0 0 1-1.600L9.3 6.200V1.800M4.7 10h6.6" />
  </Icon>
)
