import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-names.ts'

/** A cell of rows that are read, and of those that end in a button. */
export const cell = 'px-3 py-2 text-start align-top sm:px-4'
export const tallCell = 'px-3 py-2.5 text-start align-middle sm:px-4'

export type StaffColumn = {
  title: string
  /** From where on it is there, how wide it is, which way it is set. */
  className?: string
  /** A column of buttons that speak for themselves. */
  isUntitled?: boolean
}

/** A dense table with a frame. Rows are the caller's, and so is what narrow screens keep of them. */
export function StaffTable({
  columns,
  className,
  children,
}: {
  columns: readonly StaffColumn[]
  className?: string
  children: ReactNode
}) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className={cn('w-full text-sm', className)}>
        <thead className="border-b border-line text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={cn(cell, 'font-medium', column.className)}
              >
                {column.isUntitled ? <span className="sr-only">{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  )
}
