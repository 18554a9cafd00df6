import type { ActionFunctionArgs } from 'react-router'
import { hideAmbassador } from '#domain/ambassadors/commands/hide-ambassador.ts'
import { showAmbassador } from '#domain/ambassadors/commands/show-ambassador.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { toErrorResponse, tryOperation, callerOf } from '#app/request/run-operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { ambassadorAddress } from './ambassadors-address.ts'

/** Hides an ambassador's page or shows it again, and leads back to where staff looks at them. */
export async function moderateAmbassador({ request, params, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const { id = '' } = params
  if (!isId(id)) throw toErrorResponse(new AppError('not_found', m.ambassadordesk_not_found()))
  const { deed, reason = '' } = values
  const deeds = {
    hide: {
      work: () => hideAmbassador(callerOf(context), { id, reason }),
      text: m.ambassadordesk_is_hidden,
    },
    show: {
      work: () => showAmbassador(callerOf(context), { id }),
      text: m.ambassadordesk_is_shown,
    },
  }
  if (deed !== 'hide' && deed !== 'show') {
    return formErrors(new AppError('bad_input', m.moderation_decision_missing()), values, '')
  }
  const result = await tryOperation(deeds[deed].work)
  if (!result.done) return formErrors(result.refusal, values, m.ambassadordesk_failed())
  return redirectWithFlash(ambassadorAddress(id), { tone: 'success', text: deeds[deed].text() })
}
