import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'

/**
 * The views of the page, by their name in the URL: the saved profile, the conversation, the form, the delete
 * confirmation.
 */
export const VOLUNTEER_PROFILE_VIEWS = ['saved', 'talk', 'form', 'delete'] as const
export type VolunteerProfileView = (typeof VOLUNTEER_PROFILE_VIEWS)[number]

/** The view for a name in the URL. Without a saved profile, only the conversation and the form exist. */
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

/** The sign-in URL that returns to the same view and its draft. */
export function signInToSaveAddress(view: VolunteerProfileView): string {
  return `/auth?${new URLSearchParams({ redirect: volunteerProfileAddress(view) })}`
}
