import type { ReactNode } from 'react'

/** Id of the form that the checkboxes of rows belong to, wherever they are on the page. */
export const MANY_FORM = 'answer-many'

/** One thing that can be done with all selected rows. */
export type ManyAction = {
  value: string
  label: string
  /** The reason it asks for. */
  reason?: { label: string; help: string; text?: ReactNode; submit: string }
}

/** Result of doing something with many rows, if not all succeeded. */
export type ManyResult = {
  /** What succeeded. */
  done: string | null
  failed: { id: string; name: string; message: string }[]
  /** An error that applies to all of them. */
  message: string | null
  /** The reasons as typed, by action. */
  reasons: Record<string, string>
  reasonError: { action: string; sentence: string } | null
  /** Values of the rows that stay selected. */
  chosen: string[]
}
