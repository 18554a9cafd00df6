import { useEffect, useSyncExternalStore } from 'react'
import { onForgotten } from '#app/shell/on-forgotten.ts'
import { useSession } from '#app/shell/use-session.ts'
import { openDraft, type Change, type Draft, type DraftStore } from './draft.ts'

/** Browser only: on the server it would be shared by all users. */
let opened: DraftStore | null = null

function store(): DraftStore {
  if (opened) return opened
  const draft = openDraft()
  opened = draft
  onForgotten(() => draft.change(() => null))
  return draft
}

/** This tab's unsaved profile and its setter. Null on the server. */
export function useProfileDraft(): [draft: Draft | null, change: (next: Change) => void] {
  const { viewer } = useSession()
  const owner = viewer?.mark ?? null
  const draft = useSyncExternalStore(
    (listener) => store().subscribe(listener),
    () => store().read(owner),
    () => null,
  )
  useEffect(() => store().adopt(owner), [owner])
  return [draft, (next) => store().change(next)]
}
