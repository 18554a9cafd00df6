import { z } from 'zod'
import { m } from '#messages'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { findSupport, type FoundSupport } from '#domain/support/find-support.ts'
import { supporterLabel } from '#domain/support/support-words.ts'
import { replyAddress } from '../reply-address.ts'
import type { Reader } from '#platform/mail/mail-content.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { removeLinks, stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { personThreadPath } from '../person-thread-path.ts'
import { takeUnmailed, type Unmailed } from '../take-unmailed.ts'
import { partnerThreadPath } from '../thread.ts'

type Context = Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal' | 'replyDomain'>

/** Threads per run; the rest follow in the next run. */
const AT_ONCE = 100
/** Messages in one email, and characters of each; the page has all. */
const QUOTED = 5
const QUOTED_LENGTH = 1_000

/**
 * Emails each side what the other has written, several messages in one email, with a link to the page where they answer; no address of
 * either is in it; where replies are received by email, it can be answered. Not to a side that has muted the thread. Each message once, with any number of processes. Returns how many threads
 * were due.
 */
export const sendThreadMails = command({
  name: 'threads.send-thread-mails',
  for: 'system',
  input: z.object({}),
  async run(ctx): Promise<number> {
    const taken = await takeUnmailed(ctx.db, ctx.now, AT_ONCE)
    for (const unmailed of taken) {
      if (unmailed.isMuted || unmailed.bodies.length === 0) continue
      const support = await findSupport(ctx.db, unmailed.supportId, 'any')
      if (!support) continue
      await (unmailed.author === 'partner' ? tellPerson : tellOrganization)(ctx, support, unmailed)
    }
    return taken.length
  },
})

async function tellPerson(ctx: Context, support: FoundSupport, { bodies }: Unmailed) {
  const { name, email, item } = support
  const path = await personThreadPath(ctx, support)
  const { userId } = await ctx.db
    .selectFrom('supports')
    .select('userId')
    .where('id', '=', support.id)
    .executeTakeFirstOrThrow()
  await ctx.notify(() => ({
    kind: 'threads.to-person',
    to: { email: email || null, name: stripLinks(name) },
    subject: m.threads_mail_subject({
      name: inPageLanguage(item.organizations),
      title: inPageLanguage(item.titles),
    }),
    paragraphs: [
      m.threads_mail_wrote({
        name: inPageLanguage(item.organizations),
        title: inPageLanguage(item.titles),
      }),
      // An address that was typed at the door is nobody's account, and has not been proved.
      ...quoted(userId === null && support.kind !== 'donate' ? bodies.map(removeLinks) : bodies),
      howToAnswer(ctx, inPageLanguage(item.organizations)),
    ],
    ...repliesTo(ctx, { supportId: support.id, side: 'person', userId }),
    action: { label: m.threads_mail_open(), path },
    topic: aboutTopic('messages'),
    isBrief: true,
  }))
}

/** The words of a person are without what a mail program would turn into a link: anyone can sign up for something. */
async function tellOrganization(ctx: Context, support: FoundSupport, { bodies }: Unmailed) {
  const { item, kind } = support
  const name = () => stripLinks(supporterLabel(support))
  await ctx.notify(() => ({
    kind: 'threads.to-organization',
    to: organizationTeam(
      item.partnerId,
      inPageLanguage(item.organizations),
      kind === 'donate' ? 'money' : 'answer',
    ),
    subject: m.threads_mail_subject({ name: name(), title: inPageLanguage(item.titles) }),
    paragraphs: [
      m.threads_mail_wrote({ name: name(), title: inPageLanguage(item.titles) }),
      ...quoted(bodies.map(removeLinks)),
      howToAnswer(ctx, name()),
    ],
    ...repliesTo(ctx, { supportId: support.id, side: 'partner' }),
    action: { label: m.threads_mail_open(), path: partnerThreadPath(support.id) },
    topic: aboutTopic('organization'),
    isBrief: true,
  }))
}

function howToAnswer({ replyDomain }: Context, name: string): string {
  return replyDomain === null ? m.threads_mail_how({ name }) : m.threads_mail_how_reply({ name })
}

/** Where a reply becomes a message of its reader; for an organization, of the one of its team who replies. */
function repliesTo(
  { seal, replyDomain }: Context,
  of: { supportId: string } & ({ side: 'person'; userId: string | null } | { side: 'partner' }),
) {
  if (replyDomain === null) return {}
  return {
    above: m.threads_mail_above(),
    replyTo: (reader: Reader) =>
      replyAddress(seal, replyDomain, { userId: reader.userId, email: reader.email ?? '', ...of }),
  }
}

function quoted(bodies: readonly string[]): string[] {
  const shown = bodies.slice(-QUOTED).map((body) => {
    const letters = [...body]
    const text =
      letters.length > QUOTED_LENGTH ? `${letters.slice(0, QUOTED_LENGTH).join('')}…` : body
    return m.threads_mail_quote({ text })
  })
  const more = bodies.length - shown.length
  return more > 0 ? [m.threads_mail_earlier({ count: more }), ...shown] : shown
}
