import type { ReactNode } from 'react'
import { ManyAllBox } from '../many/many-box.tsx'
import { cn } from '#app/ui/class-names.ts'

export type TableColumn<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Hidden below this breakpoint. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
  /** Applied to the header and to every cell. */
  className?: string
  headClassName?: string
  cellClassName?: string
  /** A column of buttons without a visible title. */
  isUntitled?: boolean
}

const hiddenBelow = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
}

/** A dense, framed table; the first column is the row header. */
export function DataTable<Row extends { id: string }>({
  columns,
  rows,
  isTall = false,
  className,
  tick,
}: {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Set if rows end in a button. */
  isTall?: boolean | undefined
  className?: string | undefined
  /** The checkbox of a row, if something can be done with several. */
  tick?: ((row: Row) => ReactNode) | undefined
}) {
  const title = 'px-3 py-2 text-start align-baseline sm:px-4'
  const cell = isTall ? 'px-3 py-2.5 text-start align-middle sm:px-4' : title
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className={cn('w-full text-sm', className)}>
        <thead className="border-b border-line text-muted">
          <tr>
            {tick && (
              <td className={cn(title, 'w-10 pe-0 align-middle sm:w-12 sm:pe-0')}>
                <ManyAllBox />
              </td>
            )}
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={cn(title, 'font-medium', column.headClassName, lookOf(column))}
              >
                {column.isUntitled ? <span className="sr-only">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id} className="hover:bg-primary-tint/50 has-checked:bg-primary-tint/50">
              {tick && (
                <td className={cn(cell, 'w-10 pe-0 align-middle sm:w-12 sm:pe-0')}>{tick(row)}</td>
              )}
              {columns.map((column, at) => {
                const look = [lookOf(column), column.cellClassName]
                return at === 0 ? (
                  <th key={column.title} scope="row" className={cn(cell, 'font-normal', look)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.title} className={cn(cell, look)}>
                    {column.cell(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function lookOf({ className, from }: { className?: string; from?: keyof typeof hiddenBelow }) {
  return cn(className, from && hiddenBelow[from])
}
