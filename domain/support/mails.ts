import { m } from '#messages'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import type { TokenSigner } from '#platform/token-signer.ts'
import { removeLinks, stripLinks } from '#platform/text/strip-links.ts'
import { giftPath, sealGift } from './gift.ts'

/** The end of an email to an organization: a link to an item's supporters, and its topic. */
export function seeSupporters(itemId: string) {
  return {
    action: {
      label: m.support_mail_new_action(),
      path: `/partner-dashboard/supporters?post=${itemId}`,
    },
    topic: aboutTopic('organization'),
  }
}

/**
 * What came with a sign-up or a gift, as paragraphs of an email to the organization: a quotation, or none if nothing was written.
 * Without what a mail program would turn into a link, because anyone can sign up.
 */
export function quoteMessage(message: string): string[] {
  const text = removeLinks(message).trim()
  return text ? [m.threads_mail_quote({ text })] : []
}

/** A donor as email recipient. Their name and address are unverified. */
export function donorOf({ name, email }: { name: string; email: string }) {
  return { email, name: stripLinks(name) }
}

/** A link to a gift that needs no sign-in. */
export function giftAction(seal: TokenSigner, id: string) {
  return { label: m.gifts_mail_given_action(), path: giftPath(id, sealGift(seal, id)) }
}
