import { becomeAmbassador } from '#domain/ambassadors/commands/become-ambassador.ts'
import { hideAmbassador as hide } from '#domain/ambassadors/commands/hide-ambassador.ts'
import type { TypedAmbassador } from '#domain/ambassadors/ambassador-form.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Person, TestApp } from './create-test-app.ts'

/** Valid registration form input. */
export const registering = {
  fullName: 'Rachel Cohen',
  organizationName: 'Friends of the Negev',
  contactEmail: 'rachel@negev.example.org',
  isEmailPublic: 'on',
  mobileNumber: '+1 212 555 0142',
  ambassadorType: 'community',
  bio: 'We bring our neighbors along.',
} as const satisfies TypedAmbassador

/**
 * Makes a cast member an ambassador through the command; returns the page's id and its link's code. Their demo page is
 * deleted first, so that they start from nothing.
 */
export async function makeAmbassador(
  app: TestApp,
  who: Person,
  more: Partial<TypedAmbassador & { logoFileId: string; photoFileId: string }> = {},
): Promise<{ id: string; code: string }> {
  await forgetAmbassador(app, who)
  const contactEmail = DEMO_USERS[who].email
  return becomeAmbassador(app.caller(who), { ...registering, contactEmail, ...more })
}

/**
 * Deletes a user's page with everything that depends on it, which nothing in the product can do: runs as the table
 * owner, without row security.
 */
export async function forgetAmbassador(app: TestApp, who: Person): Promise<void> {
  await app.asOwner('alter table ambassador_profiles no force row level security')
  await app.asOwner('delete from ambassador_profiles where user_id = $1', [DEMO_USERS[who].id])
  await app.asOwner('alter table ambassador_profiles force row level security')
}

/** Hides an ambassador's page, as staff would. */
export async function hideAmbassador(app: TestApp, id: string): Promise<void> {
  await hide(app.caller('admin'), { id, reason: 'The page asks for money elsewhere.' })
}
