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
import { readPersonTraces, type UserActivity } from '../read-person-traces.ts'

export type OpenedPerson = UserActivity & {
  id: string
  name: string
  /** Whole. */
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
 * All that staff see of a person, their whole address too; so each opening leaves a line in the log. What they did on the
 * site is for superusers. Times are ISO texts.
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
      await db.selectFrom('roles').select('role').where('user_id', '=', userId).execute(),
      await sql<{
        told: PersonSignIns | null
      }>`select app.person_sign_ins(${userId}) as told`.execute(db),
      await findIdentity(db, userId),
      await db
        .selectFrom('partners')
        .select(['id', 'name', 'status'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),
      await countSupports(db, userId),
      await readPersonTraces(db, userId),
    ]
    return {
      ...traces,
      id: userId,
      name: person.full_name,
      email: person.email,
      mobilePhone: person.mobile_phone && showPhone(person.mobile_phone),
      place: [person.address, person.city, person.state, person.postal_code, person.country].filter(
        (part) => part !== null,
      ),
      avatarFileId: person.avatar_file_id,
      address: person.signup_ip,
      joinedAt: person.created_at.toISOString(),
      lastSignIn: person.last_sign_in?.toISOString() ?? null,
      suspendedAt: person.suspended_at?.toISOString() ?? null,
      suspensionReason: person.suspended_at ? person.suspension_reason : null,
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
      'full_name',
      'email',
      'mobile_phone',
      'address',
      'city',
      'state',
      'postal_code',
      'country',
    ])
    .select([
      'avatar_file_id',
      'signup_ip',
      'created_at',
      'last_sign_in',
      'suspended_at',
      'suspension_reason',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}

async function findIdentity(db: Db, userId: string): Promise<OpenedPerson['identity']> {
  const row = await db
    .selectFrom('identity_documents')
    .select(['status', 'submitted_at', 'decided_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    status: row.status as IdentityStatus,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

async function countSupports(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('supports')
    .select((make) => make.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(n)
}
