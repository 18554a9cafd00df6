import { DASHBOARD_PATH } from '#domain/ambassadors/ambassador.ts'
import { CAMPAIGN_TEXTS, campaignPath } from '#domain/ambassadors/campaign.ts'
import { endCampaign } from '#domain/ambassadors/commands/end-campaign.ts'
import { removeCampaign } from '#domain/ambassadors/commands/remove-campaign.ts'
import { reopenCampaign } from '#domain/ambassadors/commands/reopen-campaign.ts'
import { startCampaign } from '#domain/ambassadors/commands/start-campaign.ts'
import { updateCampaign } from '#domain/ambassadors/commands/update-campaign.ts'
import { translationInputs } from '#domain/translations/translated.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import type { FormValues } from '#app/request/form.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedBy } from '#app/request/form-key.ts'
import { idOf } from '#app/request/id-of.ts'

/** Starts a campaign. Submitting the same form twice redirects to the same campaign. */
export const start = formAction({
  texts: CAMPAIGN_TEXTS,
  async run({ caller, values }) {
    const { id } = await startCampaign(keyedBy(caller, values['key']), typedIn(values))
    return redirectWithFlash(campaignPath(id), {
      tone: 'success',
      title: m.campaigns_started(),
      text: m.campaigns_started_text(),
    })
  },
})

/** Actions of a campaign's page: save, end, resume, remove. */
export const change = formAction({
  open: ({ params }) => ({ id: idOf(params, m.campaigns_not_found()) }),
  texts: CAMPAIGN_TEXTS,
  intents: {
    async end({ caller, id }) {
      await endCampaign(caller, { id })
      return m.campaigns_ended_now()
    },
    async reopen({ caller, id }) {
      await reopenCampaign(caller, { id })
      return m.campaigns_reopened()
    },
    async remove({ caller, id }) {
      await removeCampaign(caller, { id })
      return redirectWithFlash(DASHBOARD_PATH, { tone: 'success', text: m.campaigns_removed() })
    },
  },
  async run({ caller, id, values }) {
    await updateCampaign(caller, { ...typedIn(values), id, version: values['version'] })
    return m.campaigns_saved()
  },
  to: ({ id }) => campaignPath(id),
})

/** Reads the form's fields; the command validates the kind of goal with the others. */
function typedIn(values: FormValues) {
  const { title, description, language, itemId, goalKind, goal, endsOn } = values
  const inputs = translationInputs(CAMPAIGN_TEXTS)
  const inEach = Object.fromEntries(inputs.map((input) => [input, values[input]]))
  // The command rejects any other value.
  const kind = goalKind as 'raised' | 'supporters'
  return { ...inEach, title, description, language, itemId, goalKind: kind, goal, endsOn }
}
