import { useId } from 'react'
import { cn } from './class-names.ts'

/**
 * `short` is what stands below the bar where there is room, `label` what the table says. Of the value, `part` is drawn
 * solid and the rest pale.
 */
export type Bar = { label: string; short?: string; value: number; part?: number }

export type BarChartProps = {
  title: string
  /** Said below the title, as a sum or an average. */
  note?: string | undefined
  /** In order from left to right, or from right to left where the page is read so. */
  bars: readonly Bar[]
  /** The words of the line that opens the table, and what its columns hold; `parts` where bars have them. */
  table: { summary: string; labels: string; values: string; parts?: string }
  /** Said instead where every bar is zero. */
  empty: string
  tone?: keyof typeof tones
  /** A value in words; plain numbers are grouped by thousands. */
  format?: (value: number) => string
  className?: string
}

const tones = {
  primary: 'bg-primary',
  volunteer: 'bg-volunteer',
  donate: 'bg-donate',
  visit: 'bg-visit',
  gold: 'bg-gold-leaf',
}

/** Bars beside each other for the eye, and the same numbers as a table for everybody. Drawn on the server, without scripts. */
export function BarChart({
  title,
  note,
  bars,
  table,
  empty,
  tone = 'primary',
  format = (value) => value.toLocaleString('en-US'),
  className,
}: BarChartProps) {
  const id = useId()
  const peak = Math.max(0, ...bars.map(({ value }) => value))
  return (
    <figure aria-labelledby={id} className={cn('flex min-w-0 flex-col', className)}>
      <figcaption id={id}>
        <span className="block font-medium">{title}</span>
        {note && <span className="block text-sm text-muted tabular-nums">{note}</span>}
      </figcaption>
      {peak === 0 ? (
        <p className="mt-3 grid min-h-32 flex-1 place-items-center rounded-field bg-sand p-4 text-center text-sm text-muted">
          {empty}
        </p>
      ) : (
        <>
          <Bars bars={bars} peak={peak} colour={tones[tone]} format={format} />
          <Numbers title={title} bars={bars} table={table} format={format} />
        </>
      )}
    </figure>
  )
}

type BarsProps = {
  bars: readonly Bar[]
  peak: number
  colour: string
  format(value: number): string
}

function Bars({ bars, peak, colour, format }: BarsProps) {
  // Every label would touch the next one: about five fit under the narrowest chart.
  const step = Math.ceil(bars.length / 5)
  return (
    <div aria-hidden className="mt-3">
      <p className="border-b border-dashed border-line text-xs text-muted tabular-nums">
        {format(peak)}
      </p>
      <div className="flex h-32 items-end gap-px border-b border-line sm:gap-0.5">
        {bars.map(({ label, value, part = value }) => (
          <span
            key={label}
            title={`${label}: ${format(value)}`}
            className="relative flex h-full min-w-0 flex-1 items-end"
          >
            <span
              style={{ height: `${(value / peak) * 100}%` }}
              className={cn(
                'w-full rounded-t-xs',
                value > 0 && ['min-h-0.5', colour],
                part < value && 'opacity-35',
              )}
            />
            {part > 0 && part < value && (
              <span
                style={{ height: `${(part / peak) * 100}%` }}
                className={cn('absolute inset-x-0 bottom-0 min-h-0.5', colour)}
              />
            )}
          </span>
        ))}
      </div>
      <div className="flex gap-px text-xs text-muted sm:gap-0.5">
        {bars.map(({ label, short }, at) => (
          <span key={label} className="h-5 w-0 min-w-0 flex-1 whitespace-nowrap">
            {at % step === 0 && (short ?? label)}
          </span>
        ))}
      </div>
    </div>
  )
}

function Numbers({
  title,
  bars,
  table,
  format,
}: Pick<BarChartProps, 'title' | 'bars' | 'table'> & Pick<BarsProps, 'format'>) {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-9 items-center text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11">
        {table.summary}
      </summary>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-start text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {table.labels}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {table.values}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-start font-normal">
                {label}
              </th>
              <td className="py-1.5 text-end tabular-nums">{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
