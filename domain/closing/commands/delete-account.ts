import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { leaveGroups } from '../leave-groups.ts'
import { leaveOrders } from '../leave-orders.ts'
import { closeOrganization } from '../close-organization.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { speak } from '#platform/speak.ts'
import { BASE_LANGUAGE } from '#platform/text/language.ts'

/**
 * Deletes a user's account and all their data in one transaction; a job deletes the file bytes later. The books stay:
 * contributions and orders keep their kind, places and amounts without a name. The caller must have verified that the
 * user asks; `isTold: false` skips the email.
 *
 * @throws AppError not_found; conflict for the last superuser and when the user's organization still owes paid goods or
 *   services.
 */
export const deleteAccount = command({
  name: 'accounts.delete-account',
  for: 'system',
  input: z.object({ userId: z.uuid(), isTold: z.boolean().default(true) }),
  async run(ctx) {
    const { db, input, now, notify, audit } = ctx
    const { userId } = input
    const person = await db
      .selectFrom('profiles')
      .select(['id', 'email', 'fullName', 'language'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!person) throw new AppError('not_found', m.account_delete_unknown())
    await refuseLastSuperuser(db, userId)

    // First, while rows about their organization can still be found.
    await sql`select app.forget_reasons(${userId})`.execute(db)
    const owned = await db
      .selectFrom('partners')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirst()
    // What it leaves in the database is in one language.
    if (owned) await speak(BASE_LANGUAGE, () => closeOrganization(ctx, owned.id))
    await leaveGroups(ctx, person)
    await leaveOrders(ctx, person)
    await leaveBooks(db, person, now)
    await db
      .deleteFrom('files')
      .where('userId', '=', userId)
      // What they uploaded for the organization of others stays theirs.
      .where((is) =>
        is.or([is('partnerId', 'is', null), is('partnerId', '=', owned?.id ?? userId)]),
      )
      .execute()
    await deleteUserActivity(db, { id: userId, email: person.email, fullName: person.fullName })
    await sql`select app.forget_sign_in(${userId})`.execute(db)

    await audit({ subject: 'profiles', subjectId: userId })
    if (!input.isTold) return
    await notify(() => ({
      kind: 'accounts.deleted',
      to: { email: person.email, name: person.fullName },
      subject: m.mail_deleted_subject(),
      paragraphs: [m.mail_deleted_text(), m.mail_deleted_not_you()],
      language: person.language,
      isBrief: true,
    }))
  },
})

async function refuseLastSuperuser(db: Db, userId: string): Promise<void> {
  // Serialized: two superusers leaving concurrently would each still see the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('superusers leave', 0))`.execute(db)
  const superusers = await db
    .selectFrom('roles')
    .innerJoin('profiles', 'profiles.id', 'roles.userId')
    .select('userId')
    .where('role', '=', 'superuser')
    .where('suspendedAt', 'is', null)
    .execute()
  if (superusers.length === 1 && superusers[0]?.userId === userId) {
    throw new AppError('conflict', m.account_delete_last_superuser())
  }
}

/**
 * Cancels what is pending, which frees its places, and deletes what was written about it; completed records stay counted. None of them
 * identifies the user.
 */
async function leaveBooks(
  db: Db,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await sql`
    update payments y set status = 'ended', updated_at = ${now}
    from supports s
    where s.id = y.support_id and s.status = 'pending' and y.status = 'pending'
      and (s.user_id = ${id} or s.user_id is null and s.email = ${email})
  `.execute(db)
  await sql`
    update supports s set status = 'cancelled', decided_at = ${now}, updated_at = ${now}
    from project_events e
    where (s.user_id = ${id} or s.user_id is null and s.kind = 'donate' and s.email = ${email})
      and e.id = s.project_event_id
      and (s.status in ('waiting', 'offered', 'pending') or s.status = 'confirmed' and s.kind <> 'donate'
        and coalesce(e.end_datetime, e.start_datetime + interval '1 day', (e.end_date + 1)::timestamptz, 'infinity') > ${now})
  `.execute(db)
  await sql`
    delete from threads t using supports s
    where s.id = t.support_id and (s.user_id = ${id} or s.user_id is null and s.email = ${email})
  `.execute(db)
  await db
    .updateTable('supports')
    .set({
      guestId: null,
      name: '',
      email: '',
      phone: null,
      message: '',
      goneDate: null,
      // A declined row must have a reason, and the original one is erased.
      reason: sql<string | null>`case when status = 'declined' then '-' end`,
      // The name of a deleted group would identify its owner; a group that continues keeps its name.
      groupName: sql<string | null>`case when group_id is null and group_name is not null then '-'
        else group_name end`,
      updatedAt: now,
    })
    .where((is) =>
      is.or([is('userId', '=', id), is.and([is('userId', 'is', null), is('email', '=', email)])]),
    )
    .execute()
}

/**
 * Deletes, in the running transaction, the user's data outside their profile: their messages to us, emails to and about
 * them, drafts begun as a visitor, and stored responses to requests that name them.
 */
async function deleteUserActivity(
  db: Db,
  { id, email, fullName }: { id: string; email: string; fullName: string },
): Promise<void> {
  await db
    .deleteFrom('inboxMessages')
    .where((is) => is.or([is('userId', '=', id), is(sql`lower(email)`, '=', email)]))
    .execute()
  await db.deleteFrom('pendingSignUps').where('email', '=', email).execute()
  // A parent's consent stays, without telling whose it was.
  await db
    .updateTable('guardianConsents')
    .set({ guardianName: '-', guardianEmail: '' })
    .where('guardianEmail', '=', email)
    .execute()
  await db.deleteFrom('partnerInvitations').where('email', '=', email).execute()
  await sql`
    delete from mails where lower(to_address) = ${email}
      or position(${email} in lower(text)) > 0
      -- What has left already, to somebody else, with their name.
      or (status <> 'queued' and length(${fullName}) > 3 and position(${fullName} in subject || ' ' || text) > 0)
  `.execute(db)
  await sql`
    delete from registration_drafts
    where user_id is null and position(${email} in lower(content::text)) > 0
  `.execute(db)
  await sql`
    delete from idempotency_keys where actor = ${`member:${id}`}
      or position(${email} in lower(answer::text)) > 0
      or (length(${fullName}) > 3 and position(${fullName} in answer::text) > 0)
  `.execute(db)
}
