import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import type { GroupKind } from '#domain/support/group-sign-up.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, system, type Person, type TestApp } from './create-test-app.ts'

const idOf = (who: Person | Actor): string => {
  const actor = typeof who === 'string' ? memberOf(who) : who
  return actor.kind === 'member' ? actor.userId : ''
}

/** Signs a group up through the command, with these members; returns the support's id. */
export async function signUpAs(
  app: TestApp,
  who: Person | Actor,
  of: {
    groupId: string
    itemId: string
    people: readonly (Person | Actor)[]
    kind?: GroupKind
    /** Ids of the dates that they choose. */
    dates?: string[]
    waits?: boolean
  },
): Promise<string> {
  const { groupId, itemId, people, kind = 'volunteer', dates = [], waits = false } = of
  const { id } = await signUpGroup(app.caller(who, newId()), {
    groupId,
    itemId,
    kind,
    people: people.map(idOf),
    dates,
    waits: waits ? 'yes' : '',
    message: 'We bring ladders',
    phone: '+1 212 555 0147',
  })
  return id
}

/** The ids of the users with a seat in a sign-up, in order. */
export async function seatsOf(app: TestApp, supportId: string): Promise<string[]> {
  const rows = await app.as(system).rows('groupSeats', ['userId'], { supportId }, 'userId')
  return rows.map(({ userId }) => userId)
}

/** The number of places taken on an item. */
export async function takenOf(app: TestApp, itemId: string): Promise<number> {
  const { placesTaken } = await app.as(system).row('projectEvents', ['placesTaken'], { id: itemId })
  return placesTaken
}
