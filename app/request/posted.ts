import { createContext } from 'react'

/** A submitted form that failed, for the page to show again. Passwords and files are never kept. */
export type FailedForm = {
  /** The URL it was sent to: path and query. */
  action: string
  isMultipart: boolean
  fields: [name: string, value: string][]
  /** Omitted fields that must be entered again. */
  lacks: { secrets: boolean; files: boolean }
  /** The form's own failure message. */
  failed: string
}

/** Set around a document that answers a form; the browser reads the rendered data (`readDrawnForm`). */
export const PostedContext = createContext<FailedForm | null>(null)

/** Id of the data block that passes the form to the browser. */
export const POSTED_ID = 'posted-form'
