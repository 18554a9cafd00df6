import { createContext, use } from 'react'
import { m } from '#messages'

/** Known while the server draws a page; the browser keeps what was drawn, and has no id for what it draws itself. */
export const RequestId = createContext('')

/** By what whoever operates the site finds this failure in the log. */
export function RequestLine() {
  const id = use(RequestId)
  return (
    <p className="mt-3 text-sm [overflow-wrap:anywhere] empty:hidden" suppressHydrationWarning>
      {id && m.errors_request({ id })}
    </p>
  )
}
