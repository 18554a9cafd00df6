import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import type { SignInProvider } from '#platform/auth/providers.ts'
import { newId } from '#platform/database/new-id.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import { AppError } from '#platform/errors.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { personName } from '../person-name.ts'
import { PROVIDER_NAMES } from '../provider.ts'

/*
 * Changes to how users sign in. Callers have already verified that the request comes from the user: these run as a
 * system job, the only role that can access sign-in data, and write the audit line and the email in the same
 * transaction.
 */

const userId = z.uuid()
const sessionId = z.uuid().nullable()
const providers = Object.keys(PROVIDER_NAMES) as [SignInProvider, ...SignInProvider[]]

/** Sets a new, already hashed password and ends every session but one. */
export const changePassword = command({
  name: 'accounts.change-password',
  for: 'system',
  input: z.object({ userId, hash: z.string().min(1), sessionId }),
  async run(ctx) {
    const { db, input, now } = ctx
    const { rows } = await sql<{ had: boolean }>`
      select app.set_password(${input.userId}, ${input.hash}, ${newId(now)}, ${input.sessionId}) as had`.execute(
      db,
    )
    const had = rows[0]?.had
    await note(ctx, input.userId, {
      kind: 'accounts.password-changed',
      after: { password: had ? 'changed' : 'set' },
      words: () => ({
        subject: had ? m.mail_password_changed_subject() : m.mail_password_set_subject(),
        paragraphs: [had ? m.mail_password_changed_text() : m.mail_password_set_text()],
        action: { label: m.mail_password_changed_action(), path: '/auth?view=forgot' },
      }),
    })
  },
})

/**
 * Emails a confirmation link to the new address and notifies the old one. An address already verified by another
 * account gets no link; only its mailbox is notified.
 */
export const askAddressChange = command({
  name: 'accounts.ask-address-change',
  for: 'system',
  input: z.object({ userId, to: z.email() }),
  async run(ctx) {
    const { db, input, now, notify } = ctx
    const [confirm, undo] = [newToken(), newToken()]
    const { rows } = await sql<{ found: string }>`
      select app.ask_address_change(${newId(now)}, ${input.userId}, ${input.to}, ${hashOf(confirm)},
        ${hashOf(undo)}, ${now}) as found`.execute(db)
    await note(ctx, input.userId, {
      kind: 'accounts.address-change-asked',
      after: { address: 'asked' },
      words: () => ({
        subject: m.mail_address_asked_subject(),
        paragraphs: [m.mail_address_asked_text(), m.mail_address_asked_not_you()],
        action: {
          label: m.mail_address_keep_action(),
          path: `/auth/keep-address?token=${undo}`,
        },
      }),
    })
    const isTaken = rows[0]?.found === 'taken'
    await notify(() => ({
      kind: isTaken ? 'accounts.address-taken' : 'accounts.confirm-address',
      to: { email: input.to, name: personName('', input.to) },
      subject: isTaken ? m.mail_taken_subject() : m.mail_address_confirm_subject(),
      paragraphs: isTaken
        ? [m.mail_address_taken_text(), m.mail_taken_ignore()]
        : [m.mail_address_confirm_text(), m.mail_address_confirm_expiry()],
      action: isTaken
        ? { label: m.mail_taken_action(), path: '/auth?view=forgot' }
        : {
            label: m.mail_address_confirm_action(),
            path: `/auth/change-address?token=${confirm}`,
          },
    }))
  },
})

/** Result of an address change; when `unproved`, `holder` has the address without having verified it. */
export type AddressChange =
  | { outcome: 'over' | 'taken' }
  | { outcome: 'unproved'; holder: string }
  | { outcome: 'done' | 'undone'; person: string; to: string }

/** Changes the address after its link was used, and ends every session but one. */
export const confirmAddressChange = command({
  name: 'accounts.confirm-address-change',
  for: 'system',
  input: z.object({ token: z.string().min(1).max(200), sessionId }),
  async run(ctx): Promise<AddressChange> {
    const { db, input, now } = ctx
    const { rows } = await sql<{ done: AddressChange & { from: string } }>`
      select app.confirm_address_change(${hashOf(input.token)}, ${now}, ${input.sessionId}) as done`.execute(
      db,
    )
    const { done } = rows[0]!
    if (done.outcome !== 'done') return done
    await note(ctx, done.person, {
      to: done.from,
      kind: 'accounts.address-changed',
      after: { address: 'changed' },
      words: () => ({
        subject: m.mail_address_changed_subject(),
        paragraphs: [m.mail_address_changed_text(), m.mail_address_changed_not_you()],
        action: { label: m.mail_contact_action(), path: '/contact' },
      }),
    })
    return done
  },
})

/** Restores the account's previous address. The user must then choose a new password: no other way to sign in remains. */
export const undoAddressChange = command({
  name: 'accounts.undo-address-change',
  for: 'system',
  input: z.object({ token: z.string().min(1).max(200) }),
  async run({ db, input, now, audit }): Promise<AddressChange> {
    const { rows } = await sql<{ done: AddressChange }>`
      select app.undo_address_change(${hashOf(input.token)}, ${now}) as done`.execute(db)
    const { done } = rows[0]!
    if (done.outcome === 'undone') {
      await audit({ subject: 'profiles', subjectId: done.person, after: { address: 'kept' } })
    }
    return done
  },
})

/**
 * Removes a sign-in provider.
 *
 * @throws AppError not_found, or conflict for the last way in.
 */
export const removeProvider = command({
  name: 'accounts.remove-provider',
  for: 'system',
  input: z.object({ userId, provider: z.enum(providers) }),
  async run(ctx) {
    const { db, input } = ctx
    const { rows } = await sql<{ found: string }>`
      select app.remove_way_in(${input.userId}, ${input.provider}) as found`.execute(db)
    const name = { provider: PROVIDER_NAMES[input.provider] }
    if (rows[0]?.found === 'last') throw new AppError('conflict', m.account_provider_last(name))
    if (rows[0]?.found !== 'removed') throw new AppError('not_found', m.account_provider_none(name))
    await note(ctx, input.userId, {
      kind: 'accounts.provider-removed',
      after: { provider: input.provider, way: 'removed' },
      words: () => ({
        subject: m.mail_provider_removed_subject(name),
        paragraphs: [m.mail_provider_removed_text(name), m.mail_account_not_you()],
        action: { label: m.mail_account_action(), path: '/account#sign-in' },
      }),
    })
  },
})

/** Records that a provider was linked to an account, and emails the user. */
export const notifyProviderAdded = command({
  name: 'accounts.note-provider-added',
  for: 'system',
  input: z.object({ userId, provider: z.enum(providers) }),
  async run(ctx) {
    const { input } = ctx
    const name = { provider: PROVIDER_NAMES[input.provider] }
    await note(ctx, input.userId, {
      kind: 'accounts.provider-added',
      after: { provider: input.provider, way: 'added' },
      words: () => ({
        subject: m.mail_provider_added_subject(name),
        paragraphs: [m.mail_provider_added_text(name), m.mail_account_not_you()],
        action: { label: m.mail_account_action(), path: '/account#sign-in' },
      }),
    })
  },
})

type News = {
  to?: string
  kind: string
  after: Record<string, string>
  /** Called in the language of the mail. */
  words(): Pick<MailContent, 'subject' | 'paragraphs' | 'action'>
}

/** Writes the audit line of a change and emails the user at their previous address. */
async function note(
  { db, audit, notify }: CommandContext,
  id: string,
  { to, kind, after, words }: News,
) {
  const person = await db
    .selectFrom('profiles')
    .select(['email', 'fullName'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) throw new AppError('not_found', m.account_delete_unknown())
  await audit({ subject: 'profiles', subjectId: id, after })
  await notify(() => ({
    ...words(),
    kind,
    to: { email: to ?? person.email, name: personName(person.fullName, person.email) },
  }))
}

const newToken = () => randomBytes(24).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
