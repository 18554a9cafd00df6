import { createContext, use } from 'react'
import { m } from '#messages'

/** Set while the server renders a page; the browser keeps the rendered id and has none for its own renders. */
export const RequestId = createContext('')

/** Shows the id by which operators find this failure in the log. */
export function RequestLine() {
  const id = use(RequestId)
  return (
    <p className="mt-3 text-sm [overflow-wrap:anywhere] empty:hidden" suppressHydrationWarning>
      {id && m.errors_request({ id })}
    </p>
  )
}
