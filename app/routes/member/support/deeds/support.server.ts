import { data, type ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import type { TypedSupport } from '#domain/support/support-schema.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { asKind, takesPlace, type SupportKind } from '#domain/support/support.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { tryOperation, callerOf, runOperation } from '#app/request/run-operation.ts'
import { creditedTouch } from '#app/request/touch.ts'
import { isId } from '#platform/database/new-id.ts'

/** Signs up or asks, and leads back to the item's page. */
export async function support(asked: ActionFunctionArgs) {
  const { request, params, context } = asked
  const kind = asKind(params['kind'])
  if (!kind || kind === 'donate') throw data(null, { status: 404 })
  const { id, organization } = await runOperation(context, getPublic, { id: params['id'] ?? '' })
  const values = await parseForm(request)
  const result = await tryOperation(() =>
    supportItem({ ...callerOf(context), ...keyOf(values) }, {
      ...values,
      kind,
      itemId: id,
      touch: creditedTouch(asked, values),
    } as TypedSupport),
  )
  if (!result.done) return formErrors(result.refusal, values, m.supporting_failed())
  return redirectWithFlash(`/projects-events/${id}`, {
    tone: 'success',
    text: thanks(kind, organization),
  })
}

/** The form's own id and what it says: corrected and sent again, it is another request. */
function keyOf(values: FormValues): { key?: string } {
  const { formKey, ...said } = values
  return isId(formKey) ? { key: `${formKey} ${JSON.stringify(said)}` } : {}
}

function thanks(kind: SupportKind, organization: string): string {
  return takesPlace(kind)
    ? m.supporting_place_sent({ organization })
    : m.supporting_enquiry_sent({ organization })
}
