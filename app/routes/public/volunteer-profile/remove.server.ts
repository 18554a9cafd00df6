import type { RouterContextProvider } from 'react-router'
import { deleteVolunteerProfile } from '#domain/assistant/commands/delete-volunteer-profile.ts'
import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { runOperation } from '#app/request/run-operation.ts'

/** Deletes the user's profile and redirects to the page with a message, where they can start over. */
export async function remove(context: Readonly<RouterContextProvider>) {
  const isDeleted = await runOperation(context, deleteVolunteerProfile, {})
  return redirectWithFlash(PROFILE_PATH, {
    tone: 'success',
    text: isDeleted ? m.volunteerprofile_deleted() : m.volunteerprofile_nothing_to_delete(),
  })
}
