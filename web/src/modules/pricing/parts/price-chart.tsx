/** What was asked on each channel over time, against the promised price. The table below it says the same in words. */
import { tokens } from '../../../design/tokens'
import { dictLabel, useDictionary } from '../../../state/dictionary'
import type { ChannelPrice } from './calls'
import styles from './price.module.css'
import { chartOf } from './window'

interface PriceChartProps {
  prices: readonly ChannelPrice[]
  promised: number
}

const WIDTH = 600
const HEIGHT = 120
const TONES = [tokens.primary, tokens.blue, tokens.teal, tokens.orange, tokens.indigo, tokens.slate]
const toneOf = (index: number) => TONES[index % TONES.length]

export function PriceChart({ prices, promised }: PriceChartProps) {
  const items = useDictionary((dictionary) => dictionary.items)
  const seen = prices.map(({ capturedDate, price, channel }) => ({
    date: capturedDate,
    price,
    channel,
  }))
  const chart = chartOf(seen, promised, WIDTH, HEIGHT)
  if (!chart) return null
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="渠道价格走势"
      >
        <line
          x1={0}
          x2={WIDTH}
          y1={chart.promised}
          y2={chart.promised}
          stroke={tokens.red}
          strokeDasharray="6 4"
          vectorEffect="non-scaling-stroke"
        />
        {chart.lines.map(({ channel, points }, index) => (
          <g key={channel} stroke={toneOf(index)} fill={toneOf(index)}>
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
            {points.map(({ x, y, label }) => (
              <circle key={`${label.date}${label.price}`} cx={x} cy={y} r={2.5} />
            ))}
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        <li>
          <span className={styles.swatch} style={{ background: tokens.red }} />
          承诺价
        </li>
        {chart.lines.map(({ channel }, index) => (
          <li key={channel}>
            <span className={styles.swatch} style={{ background: toneOf(index) }} />
            {dictLabel(items, 'PriceChannel', channel)}
          </li>
        ))}
      </ul>
    </>
  )
}
