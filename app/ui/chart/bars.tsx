import { cn } from '../class-names.ts'
import type { Bar } from './bar-chart.tsx'
import { niceTicks } from './nice-ticks.ts'

/** Forced colors do not apply to drawings, so the system colors are set here. */
export const barTones = {
  primary: 'fill-primary forced-colors:fill-[CanvasText]',
  volunteer: 'fill-volunteer forced-colors:fill-[CanvasText]',
  donate: 'fill-donate forced-colors:fill-[CanvasText]',
  visit: 'fill-visit forced-colors:fill-[CanvasText]',
  gold: 'fill-gold-leaf forced-colors:fill-[CanvasText]',
}
export type BarTone = keyof typeof barTones

/** Share of a bar's width that stays empty, and minimum height of a bar that is not zero, in percent. */
const GAP = 14
const LEAST = 1.2

/** The drawing: a scale of round numbers and the bars, hidden from screen readers. */
export function Bars({
  bars,
  tone,
  unit,
  format,
}: {
  bars: readonly Bar[]
  tone: BarTone
  unit: number
  format(value: number): string
}) {
  const ticks = niceTicks(Math.max(...bars.map(({ value }) => value)), unit)
  const top = ticks.at(-1) ?? 1
  const band = 100 / bars.length
  const rect = (at: number, value: number) => {
    const height = Math.max(LEAST, (value / top) * 100)
    return {
      x: `${(at + GAP / 200) * band}%`,
      width: `${band * (1 - GAP / 100)}%`,
      y: `${100 - height}%`,
      height: `${height}%`,
    }
  }
  return (
    <div aria-hidden className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
      <Scale ticks={ticks} format={format} />
      <svg className="h-36 w-full rtl:-scale-x-100">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={`${100 - (tick / top) * 100}%`}
            y2={`${100 - (tick / top) * 100}%`}
            className={tick === 0 ? 'stroke-field' : 'stroke-line'}
          />
        ))}
        {bars.map(({ label, value, part = value }, at) => (
          <g key={label} className={barTones[tone]}>
            {value > 0 && <rect {...rect(at, value)} opacity={part < value ? 0.4 : 1} />}
            {part > 0 && part < value && <rect {...rect(at, part)} />}
            {/* Covers the whole column, so that the tooltip appears anywhere above the bar. */}
            <rect x={`${at * band}%`} width={`${band}%`} height="100%" fillOpacity="0">
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
          </g>
        ))}
      </svg>
      <Below bars={bars} />
    </div>
  )
}

/** Each number next to its line. */
function Scale({ ticks, format }: { ticks: readonly number[]; format(value: number): string }) {
  return (
    <div className="flex h-36 flex-col-reverse justify-between text-end text-xs text-muted tabular-nums">
      {ticks.map((tick) => (
        <span key={tick} className="flex h-0 items-center justify-end">
          {format(tick)}
        </span>
      ))}
    </div>
  )
}

/** Not every label fits: about five fit below the narrowest chart, and none right at its end. */
function Below({ bars }: { bars: readonly Bar[] }) {
  const step = Math.ceil(bars.length / 5)
  return (
    <div className="col-start-2 mt-1 flex text-xs text-muted">
      {bars.map(({ label, short }, at) => (
        <span
          key={label}
          className={cn(
            'h-5 w-0 min-w-0 flex-1 whitespace-nowrap',
            bars.length < 6 && 'text-center',
          )}
        >
          {at % step === 0 &&
            (at === 0 || (bars.length - at) / bars.length > 0.15) &&
            (short ?? label)}
        </span>
      ))}
    </div>
  )
}
