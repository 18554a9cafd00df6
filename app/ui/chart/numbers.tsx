import type { Bar } from './bar-chart.tsx'

/**
 * The label of the control that opens the table, and the column headers; `parts` if bars have them, `total` for a last
 * row with the sums.
 */
export type TableLabels = {
  summary: string
  labels: string
  values: string
  parts?: string
  total?: string
}

/** A chart's numbers as a collapsed table. */
export function Numbers({
  title,
  bars,
  table,
  format,
}: {
  title: string
  bars: readonly Bar[]
  table: TableLabels
  format(value: number): string
}) {
  const sum = bars.reduce((all, { value }) => all + value, 0)
  const ofParts = bars.reduce((all, { value, part = value }) => all + part, 0)
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
            <th scope="col" className="py-2 ps-3 text-end font-medium">
              {table.values}
            </th>
            {table.parts && (
              <th scope="col" className="py-2 ps-3 text-end font-medium">
                {table.parts}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value, part = value }) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-start font-normal">
                {label}
              </th>
              <td className="py-1.5 ps-3 text-end tabular-nums">{format(value)}</td>
              {table.parts && <td className="py-1.5 ps-3 text-end tabular-nums">{format(part)}</td>}
            </tr>
          ))}
        </tbody>
        {table.total && (
          <tfoot>
            <tr className="border-t border-field font-medium">
              <th scope="row" className="py-1.5 text-start font-medium">
                {table.total}
              </th>
              <td className="py-1.5 ps-3 text-end tabular-nums">{format(sum)}</td>
              {table.parts && (
                <td className="py-1.5 ps-3 text-end tabular-nums">{format(ofParts)}</td>
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </details>
  )
}
