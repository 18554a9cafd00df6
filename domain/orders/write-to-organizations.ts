import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { m } from '#messages'
import type { Duty } from '#domain/partners/duty.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { OrderAction } from './order-action.ts'
import { linesOfPart } from './order-mail-words.ts'
import { orderOrganizations } from './order-organizations.ts'
import type { OrderPart } from './order.ts'
import type { Order } from './present-order.ts'

export type OrganizationNews = {
  kind: string
  subject: string
  /** Shown before and after the organization's lines. */
  before: string
  after: string
  /** Whose emails these are in its team: of those who have one of these duties. */
  duties: readonly [Duty, ...Duty[]]
}

/** Emails each organization of an order about its own lines only. `newsFor` is called in their language. */
export async function writeToOrganizations(
  { db, notify }: OrderAction,
  order: Order,
  newsFor: (part: OrderPart) => OrganizationNews | null,
): Promise<void> {
  const organizations = await orderOrganizations(db, order.id)
  for (const part of order.parts) {
    const organization = organizations.get(part.partnerId ?? '')
    if (!organization || !newsFor(part)) continue
    await notify(() => {
      const news = newsFor(part)!
      return {
        kind: news.kind,
        to: organizationTeam(organization.id, inPageLanguage(organization.names), ...news.duties),
        subject: news.subject,
        paragraphs: [news.before, ...linesOfPart(part), news.after],
        action: {
          label: m.orders_mail_open_desk(),
          path: `/partner-dashboard/orders/${order.number}`,
        },
        topic: aboutTopic('organization'),
      }
    })
  }
}
