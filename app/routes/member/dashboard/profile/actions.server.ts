import { removeIdentity } from '#domain/accounts/remove-identity.ts'
import { saveProfile } from '#domain/accounts/save-profile.ts'
import { getOwnProfile } from '#domain/accounts/queries/get-own-profile.ts'
import { m } from '#messages'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'

/** Saves the user's profile with uploaded or removed files, or deletes their identity document. */
export const action = formAction({
  intents: {
    async 'forget-identity'({ caller, url }) {
      await removeIdentity(caller)
      const page = `/dashboard/profile${url.search}`
      return redirectWithFlash(page, { tone: 'success', text: m.identity_deleted() })
    },
  },
  async run({ caller, context, values, files: { avatar, paper } }) {
    if (avatar || paper) await enforceRateLimit(context, 'upload')
    await saveProfile(caller, { values, avatar, paper })
    return m.profile_updated()
  },
  to: ({ url }) => `/dashboard${url.search}`,
  async current({ caller, values }): Promise<Overtaken | null> {
    if (values['intent'] === 'forget-identity') return null
    const profile = await getOwnProfile(caller, {})
    const { version, fullName, mobilePhone, address, city, state, postalCode, country } = profile
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
    return { version, different: differences(labels, values, stored) }
  },
})
