import { codePath, linkPath } from '#domain/ambassadors/link.ts'
import { m } from '#messages'
import { drawCode, type Drawing } from './draw-code.server.ts'

/** What is shared: an ambassador's page, one of their campaigns, or a project or event. */
export type Shared = { kind: 'page' | 'campaign' | 'item'; title: string }

export type ShareText = { id: 'message' | 'mail' | 'post'; text: string; subject: string }

/** Everything a share kit shows. */
export type ShareKitData = {
  /** The full URL of the link. */
  address: string
  /** The URL of the QR code, to download and print. */
  codeAddress: string
  drawing: Drawing
  texts: ShareText[]
}

/** The link with its QR code and suggested texts; with `itemId`, for the link straight to that project or event. */
export function makeShareKit(link: {
  origin: string
  code: string
  itemId?: string | undefined
  shared: Shared
}): ShareKitData {
  const { origin, code, itemId, shared } = link
  const address = origin + linkPath(code, itemId)
  const lead = LEADS[shared.kind](shared)
  const subject = m.credit_share_subject()
  return {
    address,
    codeAddress: codePath(code) + (itemId === undefined ? '' : `?item=${itemId}`),
    drawing: drawCode(address),
    texts: [
      { id: 'message', text: m.credit_share_message({ lead, address }), subject },
      { id: 'mail', text: m.credit_share_mail({ lead, address }), subject },
      { id: 'post', text: m.credit_share_post({ lead, address }), subject },
    ],
  }
}

const LEADS: Record<Shared['kind'], (shared: Shared) => string> = {
  page: () => m.credit_share_lead_page(),
  campaign: ({ title }) => m.credit_share_lead_campaign({ title }),
  item: ({ title }) => m.credit_share_lead_item({ title }),
}
