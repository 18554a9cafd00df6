import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'

/** What the page shows, by its address: what is saved, the conversation, the form alone, the question whether to delete. */
export const VIEWS = ['saved', 'talk', 'form', 'delete'] as const
export type View = (typeof VIEWS)[number]

/** The view of an address. Who has nothing saved has a conversation or the form to begin with. */
export function viewOf(word: string | null, isStored: boolean): View {
  const wanted = VIEWS.find((view) => view === word)
  if (wanted === 'talk' || wanted === 'form') return wanted
  if (!isStored) return 'talk'
  return wanted ?? 'saved'
}

export function viewAddress(view: View): string {
  return view === 'saved' ? PROFILE_PATH : `${PROFILE_PATH}?view=${view}`
}

/** Where signing in leads back to the same view, with what waits there. */
export function signInAddress(view: View): string {
  return `/auth?${new URLSearchParams({ redirect: viewAddress(view) })}`
}
