import type { RootData } from '#app/request/load-root.ts'
import type { ItemSupport } from '#app/routes/public/project-event/load-support.server.ts'

/** What a cached page lacks for a person: the web layer puts it into the page together with their parts. */
export type Person = {
  root: RootData
  /** The IDs of those of the page's items that the person saved. */
  saved: readonly string[]
  /** The keys of those of the page's things that they follow. */
  followed: readonly string[]
  /** Their relation to the item that the page is about. */
  support: ItemSupport | null
  /** The ID of their own ambassador's page, if the page is an ambassador's. */
  ambassadorId: string | null
}

/** The id of the data block that passes it to the browser. */
const PERSON_ID = 'person'

/** The empty data block of a page; `fillPage` in the web layer fills it. */
export function PersonData() {
  return (
    <script
      id={PERSON_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: 'null' }}
    />
  )
}

let read: Person | null | undefined

/** The person that this document was sent to; null on the server, and if the whole page was rendered for them. */
export function readPerson(): Person | null {
  if (typeof document === 'undefined') return null
  if (read === undefined) {
    const block = document.getElementById(PERSON_ID)?.textContent
    read = JSON.parse(block || 'null') as Person | null
  }
  return read
}
