import { useId } from 'react'
import { format } from '#platform/text/format.ts'
import { cn } from '../class-names.ts'
import { Bars, type BarTone } from './bars.tsx'
import { Legend } from './legend.tsx'
import { Numbers, type TableLabels } from './numbers.tsx'

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
  table: TableLabels
  /** Said instead where every bar is zero. */
  empty: string
  tone?: BarTone
  /** The least step of the scale: 100 for cents. */
  unit?: number
  /** A value in words; plain numbers are grouped by thousands. */
  format?: (value: number) => string
  className?: string
}

/** Bars beside each other for the eye, and the same numbers as a table for everybody. Drawn on the server, without scripts. */
export function BarChart({
  title,
  note,
  bars,
  table,
  empty,
  tone = 'primary',
  unit = 1,
  format: formatValue = format.number,
  className,
}: BarChartProps) {
  const id = useId()
  const isEmpty = bars.every(({ value }) => value === 0)
  return (
    <figure aria-labelledby={id} className={cn('flex min-w-0 flex-col', className)}>
      <figcaption id={id}>
        <span className="block font-medium">{title}</span>
        {note && <span className="block text-sm text-muted tabular-nums">{note}</span>}
      </figcaption>
      {isEmpty ? (
        <p className="mt-3 grid min-h-32 flex-1 place-items-center rounded-field bg-sand p-4 text-center text-sm text-muted">
          {empty}
        </p>
      ) : (
        <>
          {table.parts && <Legend tone={tone} solid={table.parts} pale={table.values} />}
          <Bars bars={bars} tone={tone} unit={unit} format={formatValue} />
          <Numbers title={title} bars={bars} table={table} format={formatValue} />
        </>
      )}
    </figure>
  )
}
