import { DEMO_USERS } from './demo-users.ts'
import { PEOPLE } from './content/people.ts'
import { demoId } from './demo-id.ts'

/** A member of the cast, or one of the demo people without a sign-in. */
export function demoPerson(of: keyof typeof DEMO_USERS | { person: string }): {
  id: string
  fullName: string
  email: string
} {
  if (typeof of === 'string') return DEMO_USERS[of]
  const found = PEOPLE.find(({ key }) => key === of.person)
  if (!found) throw new Error(`Nobody in the demo is ${of.person}.`)
  return { ...found, id: demoId('profiles', found.key) }
}
