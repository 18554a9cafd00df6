import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '#app/shell/use-session.ts'
import { seedOf } from '#app/ui/seed.ts'
import { openDraft, type Change, type Draft, type DraftStore } from './draft.ts'

/** In the browser only: on the server one would be everybody's. */
let opened: DraftStore | null = null
const store = (): DraftStore => (opened ??= openDraft())

/** The profile that waits in this tab to be saved, and what changes it. The server knows of none. */
export function useDraft(): [draft: Draft | null, change: (next: Change) => void] {
  const { viewer } = useSession()
  // The same mark as the conversation's.
  const owner = viewer ? seedOf(viewer.email).toString(36) : null
  const draft = useSyncExternalStore(
    (listener) => store().subscribe(listener),
    () => store().read(owner),
    () => null,
  )
  useEffect(() => store().adopt(owner), [owner])
  return [draft, (next) => store().change(next)]
}
