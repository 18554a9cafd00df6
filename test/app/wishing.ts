import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Preferences } from '#domain/accounts/preferences.ts'
import { savePreferences } from '#domain/accounts/commands/save-preferences.ts'
import { listForYou } from '#domain/recommendations/queries/list-for-you.ts'
import { FEATURES, type Feature } from '#domain/content/feature.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { saveVolunteerProfile } from '#domain/assistant/commands/save-volunteer-profile.ts'
import { FALLBACK, type VolunteerProfile } from '#domain/assistant/volunteer-profile.ts'
import { newId } from '#platform/database/new-id.ts'
import { system, type TestApp } from './create-test-app.ts'
import { addItem, addPartner } from './public-rows.ts'

type Wisher = 'supporter' | 'partner' | 'ambassador'
type Item = Omit<Parameters<typeof addItem>[1], 'partnerId'> & { partnerId?: string }

/** Users' preferences and matching items; `first` and `second` are their organizations. */
export function wishing(app: TestApp) {
  let organizations = { first: '', second: '' }
  const at = (days: number) => new Date(app.runtime.clock.now().getTime() + days * 86_400_000)
  return {
    /** Nothing public but two organizations, no preferences, every feature enabled. */
    async clear() {
      for (const tables of [
        'app.project_events, app.search_documents, app.facet_counts, app.search_weeks',
        'app.partners',
        'app.preferences, app.volunteer_profiles',
      ]) {
        await app.asOwner(`truncate ${tables} cascade`)
      }
      await this.close()
      organizations = {
        first: await addPartner(app, { name: 'First' }),
        second: await addPartner(app, { name: 'Second', userId: DEMO_USERS.partner.id }),
      }
    },
    of: () => organizations,
    at,
    on: (days: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(at(days)),
    add: (given: Item) =>
      addItem(app, { partnerId: organizations.first, createdAt: at(-100), ...given }),
    async prefer(some: Partial<Preferences>, who: Wisher = 'supporter') {
      const none: Preferences = { supportTypes: [], locations: [], categories: [] }
      await savePreferences(app.caller(who), { ...none, ...some })
    },
    async tell(some: Partial<VolunteerProfile>) {
      await app.asOwner('truncate app.volunteer_profiles')
      const profile = { ...FALLBACK, interests: [], skills: [], tags: [], ...some }
      await saveVolunteerProfile(app.caller('supporter'), { ...profile, version: 0 })
    },
    async support(
      item: string,
      status: 'pending' | 'confirmed' | 'completed' | 'cancelled',
      who: keyof typeof DEMO_USERS = 'supporter',
    ) {
      const { fullName, email, id } = DEMO_USERS[who]
      const row = { id: newId(), projectEventId: item, kind: 'volunteer', status, userId: id }
      await app
        .as(system)
        .insert('supports', { ...row, name: fullName, email, phone: '', message: '' })
    },
    /** Disables these features and no others. */
    async close(...features: Feature[]) {
      const open = Object.fromEntries(FEATURES.map((one) => [one, !features.includes(one)]))
      await saveFeatures(app.caller('admin'), { features: open })
      await app.runtime.switches.refresh()
    },
    async titles(who: Wisher = 'supporter') {
      const { items } = await listForYou(app.caller(who), {})
      return items.map(({ card }) => card.title)
    },
  }
}
