import { createContext } from 'react'

/** A form that was sent and could not be answered, as the page shows it again. Neither passwords nor files are kept. */
export type FailedForm = {
  /** Where it was sent: path and query. */
  action: string
  isMultipart: boolean
  fields: [name: string, value: string][]
  /** Something was left out that must be entered again. */
  lacks: { secrets: boolean; files: boolean }
  /** The sentence of this form for a failure. */
  failed: string
}

/** Set around a document that answers a form; the browser reads what was drawn (`readDrawnForm`). */
export const PostedContext = createContext<FailedForm | null>(null)

/** The id of the data block from which the browser learns the same. */
export const POSTED_ID = 'posted-form'
