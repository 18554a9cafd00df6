import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'

/** What the page shows, by its address: what is saved, the conversation, the form alone, the question whether to delete. */
export const VOLUNTEER_PROFILE_VIEWS = ['saved', 'talk', 'form', 'delete'] as const
export type VolunteerProfileView = (typeof VOLUNTEER_PROFILE_VIEWS)[number]

/** The view of an address. Who has nothing saved has a conversation or the form to begin with. */
export function volunteerProfileViewOf(
  word: string | null,
  isStored: boolean,
): VolunteerProfileView {
  const wanted = VOLUNTEER_PROFILE_VIEWS.find((view) => view === word)
  if (wanted === 'talk' || wanted === 'form') return wanted
  if (!isStored) return 'talk'
  return wanted ?? 'saved'
}

export function volunteerProfileAddress(view: VolunteerProfileView): string {
  return view === 'saved' ? PROFILE_PATH : `${PROFILE_PATH}?view=${view}`
}

/** Where signing in leads back to the same view, with what waits there. */
export function signInToSaveAddress(view: VolunteerProfileView): string {
  return `/auth?${new URLSearchParams({ redirect: volunteerProfileAddress(view) })}`
}
