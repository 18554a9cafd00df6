import { data, type ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { getOwnProfile } from '#domain/accounts/queries/get-own-profile.ts'
import { removeIdentity } from '#domain/accounts/remove-identity.ts'
import { saveProfile } from '#domain/accounts/save-profile.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { readUploadForm } from '#app/request/upload.ts'
import type { Caller } from '#platform/operation.ts'
import { tryToSave } from './try-to-save.server.ts'

/** Saves the person's profile with what came of files, or takes their paper of identity away. */
export async function saveOrForget({ request, context }: ActionFunctionArgs) {
  const caller = callerOf(context)
  const { values, files } = await readUploadForm(request)
  const { search } = new URL(request.url)
  if (values['intent'] === 'forget-identity') {
    const refusal = await tryToSave(() => removeIdentity(caller))
    if (refusal) return refused(formErrors(refusal, {}, m.identity_delete_failed()), null)
    return redirectWithFlash(`/dashboard/profile${search}`, {
      tone: 'success',
      text: m.identity_deleted(),
    })
  }
  const refusal = await tryToSave(async () => {
    if (files['avatar'] || files['paper']) await enforceRateLimit(context, 'upload')
    return saveProfile(caller, { values, avatar: files['avatar'], paper: files['paper'] })
  })
  if (refusal) {
    const overtaken = refusal.code === 'conflict' ? await overtakenProfile(caller, values) : null
    return refused(formErrors(refusal, values, m.profile_failed()), overtaken)
  }
  return redirectWithFlash(`/dashboard${search}`, { tone: 'success', text: m.profile_updated() })
}

function refused(answer: ReturnType<typeof formErrors>, overtaken: Overtaken | null) {
  return data({ ...answer.data, overtaken }, answer.init ?? {})
}

/** What another window has saved since the form was opened. */
async function overtakenProfile(caller: Caller, typed: FormValues): Promise<Overtaken | null> {
  const read = await tryOperation(() => getOwnProfile(caller, {}))
  if (!read.done) return null
  const { version, fullName, mobilePhone, address, city, state, postalCode, country } = read.value
  const stored = { fullName, mobilePhone, address, city, state, postalCode, country }
  const labels = {
    fullName: m.profile_full_name(),
    mobilePhone: m.profile_mobile_phone(),
    address: m.profile_address(),
    city: m.profile_city(),
    state: m.profile_state(),
    postalCode: m.profile_postal_code(),
    country: m.profile_country(),
  }
  return { version, different: differences(labels, typed, stored) }
}
