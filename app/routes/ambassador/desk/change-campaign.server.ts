import type { ActionFunctionArgs } from 'react-router'
import { DASHBOARD_PATH } from '#domain/ambassadors/ambassador.ts'
import { campaignPath } from '#domain/ambassadors/campaign.ts'
import { endCampaign } from '#domain/ambassadors/commands/end-campaign.ts'
import { removeCampaign } from '#domain/ambassadors/commands/remove-campaign.ts'
import { reopenCampaign } from '#domain/ambassadors/commands/reopen-campaign.ts'
import { startCampaign } from '#domain/ambassadors/commands/start-campaign.ts'
import { updateCampaign } from '#domain/ambassadors/commands/update-campaign.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { idOf } from '#app/request/id-of.ts'

/** Starts the campaign that was typed. A second press of the same form leads to the same campaign. */
export async function startTyped({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const key = values['key']
  const caller = callerOf(context)
  const started = await tryOperation(() =>
    startCampaign(isId(key) ? { ...caller, key } : caller, typedIn(values)),
  )
  if (!started.done) return formErrors(started.refusal, values, m.campaigns_failed())
  return redirectWithFlash(campaignPath(started.value.id), {
    tone: 'success',
    title: m.campaigns_started(),
    text: m.campaigns_started_text(),
  })
}

/** What the page of a campaign can do: save what was typed, end it, let it run again, remove it. */
export async function changeCampaign({ request, context, params }: ActionFunctionArgs) {
  const id = idOf(params, m.campaigns_not_found())
  const caller = callerOf(context)
  const values = await parseForm(request)
  const { intent } = values
  const done = await tryOperation(async () => {
    switch (intent) {
      case 'end':
        await endCampaign(caller, { id })
        return m.campaigns_ended_now()
      case 'reopen':
        await reopenCampaign(caller, { id })
        return m.campaigns_reopened()
      case 'remove':
        await removeCampaign(caller, { id })
        return m.campaigns_removed()
      default:
        await updateCampaign(caller, { ...typedIn(values), id, version: values['version'] })
        return m.campaigns_saved()
    }
  })
  if (!done.done) return formErrors(done.refusal, values, m.campaigns_failed())
  return redirectWithFlash(intent === 'remove' ? DASHBOARD_PATH : campaignPath(id), {
    tone: 'success',
    text: done.value,
  })
}

/** The fields of the form; what a goal counts is checked with the others. */
function typedIn({ title, description, itemId, goalKind, goal, endsOn }: FormValues) {
  // Any other word is refused where it is checked.
  const kind = goalKind as 'raised' | 'supporters'
  return { title, description, itemId, goalKind: kind, goal, endsOn }
}
