import { m } from '#messages'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import type { TokenSigner } from '#platform/token-signer.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { giftPath, sealGift } from './gift.ts'

/** How a mail to an organization ends: with the way to the supporters of one item, and its topic. */
export function seeSupporters(itemId: string) {
  return {
    action: {
      label: m.support_mail_new_action(),
      path: `/partner-dashboard/supporters?post=${itemId}`,
    },
    topic: aboutTopic('organization'),
  }
}

/** The donor of a gift, as a mail addresses them. Their name and address were never proved. */
export function donorOf({ name, email }: { name: string; email: string }) {
  return { email, name: stripLinks(name) }
}

/** The way to a gift, which needs no signing in. */
export function openGift(seal: TokenSigner, id: string) {
  return { label: m.gifts_mail_given_action(), path: giftPath(id, sealGift(seal, id)) }
}
