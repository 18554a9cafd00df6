import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { removeIdentity } from '#domain/accounts/remove-identity.ts'
import { saveProfile } from '#domain/accounts/save-profile.ts'
import { flashed } from '#app/request/flash.ts'
import { refuseForm } from '#app/request/form.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { callerOf } from '#app/request/perform.ts'
import { readUploadForm } from '#app/request/upload.ts'
import { tryToSave } from './try-to-save.server.ts'

/** Saves the person's profile with what came of files, or takes their paper of identity away. */
export async function saveOrForget({ request, context }: ActionFunctionArgs) {
  const caller = callerOf(context)
  const { values, files } = await readUploadForm(request)
  const { search } = new URL(request.url)
  if (values['intent'] === 'forget-identity') {
    const refusal = await tryToSave(() => removeIdentity(caller))
    if (refusal) return refuseForm(refusal, {}, m.identity_delete_failed())
    return flashed(`/dashboard/profile${search}`, { tone: 'success', text: m.identity_deleted() })
  }
  const refusal = await tryToSave(async () => {
    if (files['avatar'] || files['paper']) await limitTries(context, 'upload')
    return saveProfile(caller, { values, avatar: files['avatar'], paper: files['paper'] })
  })
  if (refusal) return refuseForm(refusal, values, m.profile_failed())
  return flashed(`/dashboard${search}`, { tone: 'success', text: m.profile_updated() })
}
