import { useId, type ReactNode } from 'react'
import { format } from '#platform/text/format.ts'
import { cn } from '../class-names.ts'
import { barTones, type BarTone } from './bars.tsx'

export type BarRow = { key: string; label: ReactNode; values: readonly number[] }

export type BarTableProps = {
  title: string
  note?: string | undefined
  /** Header of the row labels. */
  labels: string
  columns: readonly { label: string; format?: (value: number) => string }[]
  rows: readonly BarRow[]
  /** Index of the column the bars show. */
  drawn: number
  /** Label and values of the last row. Passed in, because people must not be summed. */
  total: { label: string; values: readonly number[] }
  empty: string
  /** Label of the control that expands the rows after the tenth; without it, all rows are shown. */
  all?: string
  tone?: BarTone
}

const AT_ONCE = 10

/** A table with a bar in each row: the name is above its numbers, so that it fits on a phone. */
export function BarTable(props: BarTableProps) {
  const { title, note, rows, empty, all } = props
  const id = useId()
  const first = all === undefined ? rows : rows.slice(0, AT_ONCE)
  const others = rows.slice(first.length)
  const peak = Math.max(0, ...rows.map(({ values }) => values[props.drawn] ?? 0))
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col">
      <figcaption id={id}>
        <span className="block font-medium">{title}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </figcaption>
      {rows.length === 0 ? (
        <p className="mt-3 grid min-h-32 flex-1 place-items-center rounded-field bg-sand p-4 text-center text-sm text-muted">
          {empty}
        </p>
      ) : (
        <>
          <Rows {...props} rows={first} peak={peak} isWhole />
          {others.length > 0 && (
            <details className="mt-1">
              <summary className="inline-flex min-h-9 items-center text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11">
                {all}
              </summary>
              <Rows {...props} rows={others} peak={peak} />
            </details>
          )}
        </>
      )}
    </figure>
  )
}

function Rows({
  title,
  labels,
  columns,
  rows,
  drawn,
  total,
  tone = 'primary',
  peak,
  isWhole = false,
}: BarTableProps & { peak: number; isWhole?: boolean }) {
  const cells = (values: readonly number[]) =>
    columns.map(({ label, format: formatValue = format.number }, at) => (
      <td key={label} className={cn('py-1 text-end align-top tabular-nums', at > 0 && 'ps-2')}>
        {formatValue(values[at] ?? 0)}
      </td>
    ))
  return (
    <table className="mt-2 w-full table-fixed text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" colSpan={columns.length} className="sr-only">
            {labels}
          </th>
        </tr>
        <tr>
          {columns.map(({ label }, at) => (
            <th
              key={label}
              scope="col"
              className={cn('py-2 text-end font-medium max-sm:text-xs', at > 0 && 'ps-1')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ key, label, values }) => (
        <tbody key={key} className="border-t border-line">
          <tr>
            <th scope="rowgroup" colSpan={columns.length} className="pt-2.5 text-start font-normal">
              {label}
              <Drawn share={peak > 0 ? (values[drawn] ?? 0) / peak : 0} tone={tone} />
            </th>
          </tr>
          <tr>{cells(values)}</tr>
        </tbody>
      ))}
      {isWhole && (
        <tfoot className="border-t border-field font-medium">
          <tr>
            <th scope="rowgroup" colSpan={columns.length} className="pt-2.5 text-start">
              {total.label}
            </th>
          </tr>
          <tr>{cells(total.values)}</tr>
        </tfoot>
      )}
    </table>
  )
}

function Drawn({ share, tone }: { share: number; tone: BarTone }) {
  if (share <= 0) return null
  return (
    <svg aria-hidden className="mt-1.5 h-2 w-full rounded-full bg-sand rtl:-scale-x-100">
      <rect width={`${Math.max(1, share * 100)}%`} height="100%" className={barTones[tone]} />
    </svg>
  )
}
