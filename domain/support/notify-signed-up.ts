import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { chosenDateLabel, type ChosenDate } from './chosen-date.ts'
import { quoteMessage, seeSupporters } from './mails.ts'
import { signSignUpKey, signUpPagePath } from './sign-up-link.ts'
import { supportOnDates } from './support-words.ts'
import type { SupportKind, SupportStatus } from './support.ts'

/** One of the sign-ups that someone made together: for one date, or the whole. */
export type NewSignUp = { id: string; status: SupportStatus; date: ChosenDate | null }

type SignedUp = {
  kind: SupportKind
  places: number
  userId: string
  name: string
  email: string
  /** Sent with the sign-up; may be empty. */
  message: string
  item: {
    id: string
    partnerId: string
    titles: TextInEach
    organization: string
    organizations: TextInEach
  }
  signUps: readonly NewSignUp[]
}

type Context = Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>

/**
 * Emails the organization about someone who has signed up, and them, if they are confirmed at once: once for all dates that they
 * chose. Who waits for a place is told so, with a link to leave; the organization sees them in its list.
 */
export async function notifySignedUp(ctx: Context, signedUp: SignedUp): Promise<void> {
  const { name, message, item, signUps } = signedUp
  const { titles, organizations } = item
  const held = signUps.filter(({ status }) => status !== 'waiting')
  if (held.length > 0) {
    await ctx.notify(() => ({
      kind: 'support.new',
      to: organizationTeam(item.partnerId, inPageLanguage(organizations), 'answer'),
      subject: m.support_mail_new_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.support_mail_new_text({
          name,
          title: inPageLanguage(titles),
          what: whatOf(signedUp, held),
        }),
        ...quoteMessage(message),
        m.support_mail_new_more({ name }),
      ],
      ...seeSupporters(item.id),
    }))
  }
  await notifyOwnSignUps(ctx, signedUp)
}

/** Emails who has signed up, or the leader of a group: that they wait, or that they are confirmed at once. */
export async function notifyOwnSignUps(ctx: Context, signedUp: SignedUp): Promise<void> {
  const { notify, now, seal } = ctx
  const { item, signUps } = signedUp
  const { titles, organizations } = item
  for (const waiting of signUps.filter(({ status }) => status === 'waiting')) {
    await notifyWaiting(ctx, signedUp, waiting)
  }
  const held = signUps.filter(({ status }) => status !== 'waiting')
  const [first] = held
  // The organization welcomes everyone.
  if (first?.status !== 'confirmed') return
  const pathOf = ({ id }: NewSignUp) =>
    signUpPagePath(id, signSignUpKey(seal, { supportId: id, userId: signedUp.userId }, now))
  await notify(() => ({
    kind: 'support.confirmed',
    to: signedUp,
    subject: m.support_mail_confirmed_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      m.support_mail_confirmed_text({
        title: inPageLanguage(titles),
        organization: inPageLanguage(organizations),
        what: whatOf(signedUp, held),
      }),
      m.support_mail_confirmed_place(),
    ],
    // Each date has a page of its own.
    ...(held.length > 1
      ? {
          links: held.map((one) => ({
            label: one.date ? chosenDateLabel(one.date) : m.signups_mail_open(),
            path: pathOf(one),
          })),
        }
      : { action: { label: m.signups_mail_open(), path: pathOf(first) } }),
  }))
}

async function notifyWaiting(
  { now, notify, seal }: Context,
  signedUp: SignedUp,
  waiting: NewSignUp,
): Promise<void> {
  const { titles, organizations } = signedUp.item
  const key = signSignUpKey(seal, { supportId: waiting.id, userId: signedUp.userId }, now)
  await notify(() => ({
    kind: 'support.waiting',
    to: signedUp,
    subject: m.waiting_mail_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      m.waiting_mail_text({
        title: inPageLanguage(titles),
        organization: inPageLanguage(organizations),
        what: whatOf(signedUp, [waiting]),
      }),
      m.waiting_mail_more(),
    ],
    action: { label: m.signups_mail_open(), path: signUpPagePath(waiting.id, key) },
  }))
}

/** What they signed up for, with each date. */
function whatOf({ kind, places }: SignedUp, signUps: readonly NewSignUp[]): string {
  return supportOnDates({ kind, places, dates: signUps.map(({ date }) => date) })
}
