import { z } from 'zod'
import { m } from '#messages'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { Recipient, TeamRecipient } from '#platform/mail/mail-content.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { reasonSchema } from './reason-schema.ts'

type Words = (about: { title: string }) => string

/** What staff can hide from the public, and the texts for its owner and staff. */
export type Hideable = {
  table: 'news' | 'products' | 'projectEvents' | 'ambassadorProfiles'
  /** Stored names: of both commands, of the audit subject, and the emails' prefix. */
  names: { hide: string; show: string; subject: string; mail: string }
  /** Returns whom to notify, and its titles; null if no one is left. */
  findOwner: (
    db: Db,
    id: string,
  ) => Promise<{ to: Recipient | TeamRecipient; titles: TextInEach } | null>
  /** The path where its owner finds it. */
  path: (id: string) => string
  words: Record<'unknown' | 'alreadyHidden' | 'alreadyShown' | 'openAction', () => string> &
    Record<'hidden' | 'hiddenText' | 'shown' | 'shownText', Words> & {
      write: (about: { email: string }) => string
    }
  /** Wraps the change, if others have to be notified too. */
  around?: (ctx: CommandContext, id: string, change: () => Promise<void>) => Promise<void>
}

/**
 * Creates the two staff commands that hide something from the public with a reason, and show it again. Both notify its
 * owner and throw AppError not_found; bad_input without a reason; conflict if it is already hidden, or shown.
 */
export function hideAndShow(hideable: Hideable) {
  const { names, around = (_ctx, _id, change) => change() } = hideable
  return {
    hide: command({
      name: names.hide,
      for: 'staff',
      input: z.object({ id: z.uuid(), reason: reasonSchema }),
      run: (ctx): Promise<void> =>
        around(ctx, ctx.input.id, () => setHidden(ctx, hideable, ctx.input)),
    }),
    show: command({
      name: names.show,
      for: 'staff',
      input: z.object({ id: z.uuid() }),
      run: (ctx): Promise<void> =>
        around(ctx, ctx.input.id, () => setHidden(ctx, hideable, { ...ctx.input, reason: null })),
    }),
  }
}

async function setHidden(
  { db, actor, now, audit, notify, office }: CommandContext,
  { table, names, findOwner, path, words }: Hideable,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const hides = reason !== null
  const by = hides && actor.kind === 'member' ? actor.userId : null
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ hiddenAt: hides ? now : null, hiddenReason: reason, updatedAt: now })
    .$if(table === 'ambassadorProfiles', (update) => update.set({ hiddenBy: by }))
    .where('id', '=', id)
    .where('hiddenAt', hides ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    const found = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    if (!found) throw new AppError('not_found', words.unknown())
    throw new AppError('conflict', hides ? words.alreadyHidden() : words.alreadyShown())
  }
  await audit({
    subject: names.subject,
    subjectId: id,
    // The row loses the reason when it is shown again; the log keeps it.
    ...(hides && { reason }),
    before: { hidden: !hides },
    after: { hidden: hides },
  })
  const owner = await findOwner(db, id)
  if (!owner) return
  const { to, titles } = owner
  await notify(() => {
    const title = inPageLanguage(titles) || m.moderation_untitled()
    return {
      kind: `${names.mail}.${hides ? 'hidden' : 'shown'}`,
      to,
      replyTo: office.email,
      subject: hides ? words.hidden({ title }) : words.shown({ title }),
      paragraphs: hides
        ? [
            words.hiddenText({ title }),
            m.forms_reason_is({ reason }),
            words.write({ email: office.email }),
          ]
        : [words.shownText({ title })],
      action: { label: words.openAction(), path: path(id) },
    }
  })
}
