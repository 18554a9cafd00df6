import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { seeSupporters } from './mails.ts'
import { signSignUpKey, signUpPagePath } from './sign-up-link.ts'
import { supportLabel } from './support-words.ts'
import type { SupportKind, SupportStatus } from './support.ts'

type SignedUp = {
  id: string
  kind: SupportKind
  places: number
  status: SupportStatus
  userId: string
  name: string
  email: string
  item: {
    id: string
    partnerId: string
    titles: TextInEach
    organization: string
    organizations: TextInEach
  }
}

/**
 * Emails the organization about someone who has signed up, and them, if they are confirmed at once. Who waits for a
 * place is told so, with a link to leave; the organization sees them in its list.
 */
export async function notifySignedUp(
  ctx: Pick<CommandContext, 'now' | 'notify' | 'seal'>,
  signedUp: SignedUp,
): Promise<void> {
  const { notify } = ctx
  const { id, name, item, status } = signedUp
  const { titles, organization, organizations } = item
  if (status === 'waiting') return notifyWaiting(ctx, signedUp)
  const what = () => supportLabel({ ...signedUp, amountCents: null })
  await notify(() => ({
    kind: 'support.new',
    to: organizationTeam(item.partnerId, organization, 'answer'),
    subject: m.support_mail_new_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      m.support_mail_new_text({ name, title: inPageLanguage(titles), what: what() }),
      m.support_mail_new_more({ name }),
    ],
    ...seeSupporters(item.id),
  }))
  // The organization welcomes everyone.
  if (status !== 'confirmed') return
  await notify(() => ({
    kind: 'support.confirmed',
    to: signedUp,
    subject: m.support_mail_confirmed_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      m.support_mail_confirmed_text({
        title: inPageLanguage(titles),
        organization: inPageLanguage(organizations),
        what: what(),
      }),
      m.support_mail_confirmed_place(),
    ],
    action: { label: m.signups_mail_open(), path: signUpPagePath(id) },
  }))
}

async function notifyWaiting(
  { now, notify, seal }: Pick<CommandContext, 'now' | 'notify' | 'seal'>,
  { id, userId, item: { titles, organizations }, ...signedUp }: SignedUp,
): Promise<void> {
  const key = signSignUpKey(seal, { supportId: id, userId }, now)
  await notify(() => ({
    kind: 'support.waiting',
    to: signedUp,
    subject: m.waiting_mail_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      m.waiting_mail_text({
        title: inPageLanguage(titles),
        organization: inPageLanguage(organizations),
        what: supportLabel({ ...signedUp, amountCents: null }),
      }),
      m.waiting_mail_more(),
    ],
    action: { label: m.signups_mail_open(), path: signUpPagePath(id, key) },
  }))
}
