/** The entrance pages' own drawings: the mark, and a shelf of products of which one is chosen. */
import type { ReactNode } from 'react'

export function Logo() {
  return (
    <svg className="e-logo" width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="9" fill="#fff" />
      <path
        d="M8 26.500V13.200c0-3 3.3-4.2 5.1-1.900l4.9 6.2 4.9-6.200c1.8-2.3 5.1-1.1 5.1 1.900v13.3"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18" cy="9.6" r="2.9" fill="var(--amber)" />
    </svg>
  )
}

export function Art() {
  return (
    <svg
      className="e-art"
      viewBox="0 0 440 400"
      preserveAspectRatio="xMaxYMid meet"
      aria-hidden="true"
    >
      <Tile x={58} y={40} bars={[56, 34]}>
        <Jar />
      </Tile>
      <Tile x={197} y={10} bars={[64, 40]} lit>
        <Dropper />
      </Tile>
      <Tile x={336} y={54} bars={[50, 60]}>
        <Tube />
      </Tile>
      <Tile x={126} y={212} bars={[44, 64]} lit>
        <Pump />
      </Tile>
      <Tile x={265} y={226} bars={[58, 36]} chosen>
        <Perfume />
      </Tile>
      <g transform="translate(375 237)">
        <circle r="21" fill="var(--ink)" />
        <circle r="16.5" fill="var(--amber)" />
        <path
          d="m-7 .5 4.6 4.800L7 -5"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  )
}

interface TileProps {
  x: number
  y: number
  /** lengths of the two lines of text */
  bars: [number, number]
  lit?: boolean
  chosen?: boolean
  children: ReactNode
}

function Tile({ x, y, bars, lit = false, chosen = false, children }: TileProps) {
  const ground = chosen ? 'var(--primary)' : lit ? '#3A3040' : '#302937'
  const [strong, weak] = chosen ? ['#C48ABB', '#A35C98'] : ['#5D5264', '#473D4E']
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="122" height="156" rx="16" fill={ground} />
      <ellipse cx="61" cy="106" rx="34" ry="4" fill="#000" opacity=".16" />
      {children}
      <rect x="20" y="122" width={bars[0]} height="6.5" rx="3.25" fill={strong} />
      <rect x="20" y="135" width={bars[1]} height="5.5" rx="2.75" fill={weak} />
    </g>
  )
}

/** A narrow light along the left side, which makes a flat shape round. */
function Light({ x, y, height }: { x: number; y: number; height: number }) {
  return <rect x={x} y={y} width="3.5" height={height} rx="1.75" fill="#fff" opacity=".34" />
}

function Jar() {
  return (
    <>
      <rect x="33" y="58" width="56" height="48" rx="11" fill="#C6B1C3" />
      <path d="M75 58h14v37a11 11 0 0 1-11 11h-3Z" fill="#9E839A" opacity=".45" />
      <rect x="30" y="38" width="62" height="23" rx="5" fill="#95508A" />
      <path d="M75 38h12a5 5 0 0 1 5 5v13a5 5 0 0 1-5 5H75Z" fill="#6F3266" opacity=".6" />
      <rect x="45" y="74" width="32" height="18" rx="3" fill="#EFE6ED" />
      <path d="M51 81h20M51 86h12" stroke="#B79BB3" strokeWidth="1.6" strokeLinecap="round" />
      <Light x={38} y={67} height={26} />
      <Light x={36} y={43} height={13} />
    </>
  )
}

function Dropper() {
  return (
    <>
      <path d="M55.5 40V24c0-5.5 2-9.5 5.5-9.500s5.5 4 5.5 9.500v16Z" fill="#8A5D2C" />
      <path d="M63 15c2.3 1.2 3.5 4.6 3.5 9v16H63Z" fill="#6B4520" opacity=".7" />
      <rect x="52.5" y="35" width="17" height="16" rx="2" fill="#EADFD2" />
      <path d="M64 35h3.500a2 2 0 0 1 2 2v14H64Z" fill="#CDBBA5" opacity=".7" />
      <rect x="44" y="50" width="34" height="56" rx="7" fill="#D19F5C" />
      <path d="M69 50h2a7 7 0 0 1 7 7v42a7 7 0 0 1-7 7h-2Z" fill="#A87535" opacity=".6" />
      <rect x="49" y="66" width="24" height="24" rx="2" fill="#F4E7D3" />
      <path
        d="M54 73h14M54 78h14M54 83h8"
        stroke="#CDA875"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <Light x={48} y={55} height={7} />
    </>
  )
}

function Tube() {
  return (
    <>
      <path d="M40 26h42l-5.5 62h-31Z" fill="#A3B49E" />
      <path d="M72 26h10l-5.5 62H71Z" fill="#74896F" opacity=".5" />
      <rect x="39" y="22" width="44" height="7" rx="1.5" fill="#B9C7B4" />
      <path d="M45 22v7M51 22v7M57 22v7M63 22v7M69 22v7M75 22v7" stroke="#8FA289" strokeWidth="1" />
      <rect x="46" y="86" width="30" height="20" rx="3" fill="#607659" />
      <path d="M53 88v16M60 88v16M67 88v16" stroke="#4C6046" strokeWidth="1.4" />
      <circle cx="60" cy="55" r="10" fill="#E4EBE1" />
      <path d="M60 61c-4-3-4-8 0-11 4 3 4 8 0 11Z" fill="#7C9475" />
      <Light x={46} y={34} height={46} />
    </>
  )
}

function Pump() {
  return (
    <>
      <path d="M47 24a5 5 0 0 1 5-5h25a4 4 0 0 1 4 4v5H47Z" fill="#8A4C53" />
      <rect x="55" y="28" width="12" height="20" fill="#6F3A41" />
      <rect x="51" y="40" width="20" height="10" rx="2" fill="#8A4C53" />
      <rect x="38" y="49" width="46" height="57" rx="8" fill="#C08D95" />
      <path d="M72 49h4a8 8 0 0 1 8 8v41a8 8 0 0 1-8 8h-4Z" fill="#97626B" opacity=".5" />
      <rect x="45" y="66" width="26" height="24" rx="2" fill="#F0E1E3" />
      <path d="M50 73h16M50 78h10" stroke="#C59BA2" strokeWidth="1.6" strokeLinecap="round" />
      <Light x={42} y={55} height={44} />
    </>
  )
}

function Perfume() {
  return (
    <>
      <rect x="47" y="20" width="28" height="22" rx="3" fill="#3B1235" />
      <path d="M67 20h5a3 3 0 0 1 3 3v19h-8Z" fill="#250920" opacity=".7" />
      <rect x="51" y="42" width="20" height="9" fill="#F1E6EF" />
      <rect x="36" y="50" width="50" height="56" rx="8" fill="#DFC5DB" />
      <path d="M36 74h50v24a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8Z" fill="#C99AC1" />
      <path d="M75 50h3a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-3Z" fill="#9C5F92" opacity=".4" />
      <rect x="48" y="66" width="26" height="22" rx="2" fill="#FAF4F9" />
      <path d="M53 73h16M56 79h10" stroke="#B984B0" strokeWidth="1.6" strokeLinecap="round" />
      <Light x={40} y={56} height={43} />
    </>
  )
}
