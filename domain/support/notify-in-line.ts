import { m } from '#messages'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { CommandContext } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { nextOf } from '../project-events/next-date.ts'
import { describeTime } from '../project-events/when.ts'
import { inMail, whereOf } from '../project-events/where.ts'
import type { FoundSupport } from './find-support.ts'
import { signSignUpKey, signUpPagePath } from './sign-up-link.ts'
import { supportLabelWithGroup } from './support-words.ts'

/** What someone on a waiting list hears: a place is offered until then, the offer ended, or the list closed. */
export type LineNews = { what: 'offered'; until: Date } | { what: 'ended' | 'closed' }

type Context = Pick<CommandContext, 'now' | 'notify' | 'seal'>

/** Emails someone on a waiting list. No one can opt out of it: they wait for it. */
export async function notifyInLine(
  { now, notify, seal }: Context,
  { support, userId }: { support: FoundSupport; userId: string },
  news: LineNews,
): Promise<void> {
  const { id, name, email } = support
  if (email === '') return
  const key = signSignUpKey(seal, { supportId: id, userId }, now)
  await notify(() => ({
    to: { email, name: stripLinks(name) },
    ...contentOf(support, news, now),
    action: {
      label: news.what === 'offered' ? m.waiting_mail_answer() : m.signups_mail_open(),
      path: signUpPagePath(id, key),
    },
  }))
}

function contentOf(
  support: FoundSupport,
  news: LineNews,
  now: Date,
): Pick<MailContent, 'kind' | 'subject' | 'paragraphs'> {
  const { titles, organizations, timeZone } = support.item
  const [title, organization] = [inPageLanguage(titles), inPageLanguage(organizations)]
  const what = supportLabelWithGroup(support)
  switch (news.what) {
    case 'offered': {
      const item = { ...support.item, ...nextOf(support.dates, timeZone, now) }
      return {
        kind: 'support.offered',
        subject: m.waiting_mail_offer_subject({ title }),
        paragraphs: [
          m.waiting_mail_offer_text({ title, organization, what }),
          m.signups_mail_resumed_when({ time: describeTime(item), place: whereOf(inMail(item)) }),
          m.waiting_mail_offer_until({ time: format.dateTime(news.until, timeZone) }),
        ],
      }
    }
    case 'ended':
      return {
        kind: 'support.offer-ended',
        subject: m.waiting_mail_ended_subject({ title }),
        paragraphs: [m.waiting_mail_ended_text({ title, organization, what })],
      }
    case 'closed':
      return {
        kind: 'support.line-closed',
        subject: m.waiting_mail_closed_subject({ title }),
        paragraphs: [m.waiting_mail_closed_text({ title, organization })],
      }
  }
}
