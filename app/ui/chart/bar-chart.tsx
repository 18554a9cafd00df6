import { useId } from 'react'
import { format } from '#platform/text/format.ts'
import { cn } from '../class-names.ts'
import { Bars, type BarTone } from './bars.tsx'
import { Legend } from './legend.tsx'
import { Numbers, type TableLabels } from './numbers.tsx'

/**
 * One bar. `short` is the label below the bar if there is room, `label` the one in the table. Of the value, `part` is
 * drawn solid and the rest pale.
 */
export type Bar = { label: string; short?: string; value: number; part?: number }

export type BarChartProps = {
  title: string
  /** Text below the title, such as a sum or an average. */
  note?: string | undefined
  /** In reading order: left to right, or right to left in RTL pages. */
  bars: readonly Bar[]
  table: TableLabels
  tone?: BarTone
  /** Smallest step of the scale: 100 for cents. */
  unit?: number
  /** Formats a value; by default, numbers with thousands separators. */
  format?: (value: number) => string
  className?: string
}

/**
 * A bar chart with the same numbers as a table, for values of which at least one is not zero. Rendered on the server, without
 * JavaScript.
 */
export function BarChart({
  title,
  note,
  bars,
  table,
  tone = 'primary',
  unit = 1,
  format: formatValue = format.number,
  className,
}: BarChartProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className={cn('flex min-w-0 flex-col', className)}>
      <figcaption id={id}>
        <span className="block font-medium">{title}</span>
        {note && <span className="block text-sm text-muted tabular-nums">{note}</span>}
      </figcaption>
      {table.parts && <Legend tone={tone} solid={table.parts} pale={table.values} />}
      <Bars bars={bars} tone={tone} unit={unit} format={formatValue} />
      <Numbers title={title} bars={bars} table={table} format={formatValue} />
    </figure>
  )
}
