import { data, type RouterContextProvider } from 'react-router'
import { saveVolunteerProfile } from '#domain/assistant/commands/save-volunteer-profile.ts'
import { splitWords } from '#domain/assistant/tidy-words.ts'
import { parseVolunteerProfile } from '#domain/assistant/read-profile.ts'
import { PROFILE_PATH, type VolunteerProfile } from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { toErrorResponse, callerOf } from '#app/request/run-operation.ts'
import { retryAfterOf, waitSentence } from '#app/request/wait-sentence.ts'
import { isAppError, type AppError, type FieldErrors } from '#platform/errors.ts'

/** Why a profile was not saved, with the typed values. */
export type SaveProblems = {
  message: string
  fields: FieldErrors
  typed: VolunteerProfile
  isSignedOut?: true
}

/** Saves the profile from a form; errors are shown in the form with all typed values. */
export async function save(context: Readonly<RouterContextProvider>, form: FormData) {
  const said = saidIn(form)
  const typed = parseVolunteerProfile(JSON.stringify(said))
  if (!context.get(viewerContext)) return askToSignIn(typed)
  try {
    await saveVolunteerProfile(callerOf(context), said as never)
  } catch (error) {
    if (!isAppError(error)) {
      context.get(runtimeContext).log.error({ err: error }, 'A volunteer profile was not saved')
      return refuse(typed, { message: m.volunteerprofile_failed(), status: 500 })
    }
    if (error.code === 'not_signed_in') return askToSignIn(typed)
    if (error.code === 'closed') throw toErrorResponse(error)
    return refuseAs(error, typed)
  }
  return redirectWithFlash(`${PROFILE_PATH}?saved`, {
    tone: 'success',
    text: m.volunteerprofile_saved(),
  })
}

function saidIn(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const words = (name: string) => [
    ...form.getAll(name).filter((value) => typeof value === 'string'),
    ...splitWords(text(`${name}-own`)),
  ]
  return {
    interests: words('interests'),
    skills: words('skills'),
    tags: words('tags'),
    supportType: text('supportType'),
    connection: text('connection'),
    visitFrequency: text('visitFrequency'),
    version: text('version'),
  }
}

function askToSignIn(typed: VolunteerProfile) {
  const problems: SaveProblems = {
    message: m.volunteerprofile_must_sign_in(),
    fields: {},
    typed,
    isSignedOut: true,
  }
  return data({ problems }, { status: 401 })
}

function refuseAs(refusal: AppError, typed: VolunteerProfile) {
  const isAway = refusal.code === 'unavailable'
  const told = isAway ? '' : refusal.message || waitSentence(refusal)
  return refuse(typed, {
    message: told || m.volunteerprofile_failed(),
    fields: refusal.fields,
    status: refusal.status,
    headers: retryAfterOf(refusal),
  })
}

function refuse(
  typed: VolunteerProfile,
  refusal: {
    message: string
    status: number
    fields?: FieldErrors | undefined
    headers?: HeadersInit
  },
) {
  const { message, fields = {}, status, headers } = refusal
  const problems: SaveProblems = { message, fields, typed }
  return data({ problems }, { status, ...(headers && { headers }) })
}
