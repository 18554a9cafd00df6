import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import type { IdentityStatus } from '../identity.ts'
import type { PersonSignIns } from '../person-details.ts'
import { readUserActivity, type UserActivity } from '../read-user-activity.ts'

export type OpenedPerson = UserActivity & {
  id: string
  name: string
  /** Unmasked. */
  email: string
  mobilePhone: string | null
  place: string[]
  avatarFileId: string | null
  address: string | null
  joinedAt: string
  lastSignIn: string | null
  suspendedAt: string | null
  suspensionReason: string | null
  roles: string[]
  isSelf: boolean
  signIns: PersonSignIns | null
  identity: { status: IdentityStatus; submittedAt: string; decidedAt: string | null } | null
  organization: { id: string; name: string; status: string } | null
  supports: number
}

/**
 * Everything staff can see of a user, including the unmasked address, so each opening is logged. Their activity on the
 * site is for superusers only. Times are ISO strings.
 *
 * @throws AppError not_found.
 */
export const getUser = command({
  name: 'accounts.open-person',
  for: 'staff',
  input: z.object({ userId: z.string() }),
  async run({ db, actor, input: { userId }, audit }): Promise<OpenedPerson> {
    const person = isId(userId) ? await findProfile(db, userId) : undefined
    if (!person) throw new AppError('not_found', m.people_not_found())
    await audit({ subject: 'profiles', subjectId: userId })
    const [roles, signIns, identity, organization, supports, traces] = [
      await db.selectFrom('roles').select('role').where('userId', '=', userId).execute(),
      await sql<{
        told: PersonSignIns | null
      }>`select app.person_sign_ins(${userId}) as told`.execute(db),
      await findIdentity(db, userId),
      await db
        .selectFrom('partners')
        .select(['id', 'name', 'status'])
        .where('userId', '=', userId)
        .executeTakeFirst(),
      await countSupports(db, userId),
      await readUserActivity(db, userId),
    ]
    return {
      ...traces,
      id: userId,
      name: person.fullName,
      email: person.email,
      mobilePhone: person.mobilePhone && showPhone(person.mobilePhone),
      place: [person.address, person.city, person.state, person.postalCode, person.country].filter(
        (part) => part !== null,
      ),
      avatarFileId: person.avatarFileId,
      address: person.signupIp,
      joinedAt: person.createdAt.toISOString(),
      lastSignIn: person.lastSignIn?.toISOString() ?? null,
      suspendedAt: person.suspendedAt?.toISOString() ?? null,
      suspensionReason: person.suspendedAt ? person.suspensionReason : null,
      roles: roles.map(({ role }) => role),
      isSelf: actor.kind === 'member' && actor.userId === userId,
      signIns: signIns.rows[0]?.told ?? null,
      identity,
      organization: organization ?? null,
      supports,
    }
  },
})

function findProfile(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select([
      'fullName',
      'email',
      'mobilePhone',
      'address',
      'city',
      'state',
      'postalCode',
      'country',
    ])
    .select([
      'avatarFileId',
      'signupIp',
      'createdAt',
      'lastSignIn',
      'suspendedAt',
      'suspensionReason',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}

async function findIdentity(db: Db, userId: string): Promise<OpenedPerson['identity']> {
  const row = await db
    .selectFrom('identityDocuments')
    .select(['status', 'submittedAt', 'decidedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    status: row.status as IdentityStatus,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

async function countSupports(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('supports')
    .select((make) => make.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(n)
}
