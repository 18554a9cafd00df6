import { becomeAmbassador } from '#domain/ambassadors/become-ambassador.ts'
import type { TypedAmbassador } from '#domain/ambassadors/ambassador-form.ts'
import { CAST } from '#db/demo/cast.ts'
import { memberOf, type Person, type World } from './open-world.ts'

/** A registration that is whole, as its form says it. */
export const registering = {
  fullName: 'Rachel Cohen',
  organizationName: 'Friends of the Negev',
  contactEmail: 'rachel@negev.example.org',
  isEmailPublic: 'on',
  mobileNumber: '+1 212 555 0142',
  ambassadorType: 'community',
  bio: 'We bring our neighbors along.',
} as const satisfies TypedAmbassador

/** Makes somebody of the cast an ambassador by the command; gives the page's id and its link's code. */
export async function makeAmbassador(
  world: World,
  who: Person,
  more: Partial<TypedAmbassador & { logoFileId: string; photoFileId: string }> = {},
): Promise<{ id: string; code: string }> {
  const contactEmail = CAST[who].email
  return becomeAmbassador(world.caller(who), { ...registering, contactEmail, ...more })
}

/** Staff takes somebody's page from the public. */
export async function hideAmbassador(world: World, id: string): Promise<void> {
  await world.house.scope.asStaff(memberOf('admin'), (db) =>
    db
      .updateTable('ambassador_profiles')
      .set({ hidden_at: world.house.clock.now(), hidden_reason: 'It asks for gifts elsewhere.' })
      .where('id', '=', id)
      .execute(),
  )
}
