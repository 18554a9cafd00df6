import { CAMPAIGN_DESCRIPTION_MAX, CAMPAIGN_TITLE_MAX } from '#domain/ambassadors/campaign.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { EachText } from '../../partner/texts-in-each.tsx'

/** The texts of a campaign, as its form asks for them. */
export const campaignTexts: EachText[] = [
  {
    name: 'title',
    label: m.forms_title,
    help: () => m.campaigns_field_title_help({ max: CAMPAIGN_TITLE_MAX }),
    required: true,
  },
  {
    name: 'description',
    label: m.campaigns_field_description,
    help: () =>
      m.campaigns_field_description_help({ max: format.number(CAMPAIGN_DESCRIPTION_MAX) }),
    rows: 4,
  },
]
