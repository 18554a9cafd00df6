import { data, type ActionFunctionArgs } from 'react-router'
import { groupPath } from '#domain/support/group.ts'
import { asGroupKind } from '#domain/support/group-sign-up.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { readBody, formErrors, type FormValues } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { creditedTouch } from '#app/request/touch.ts'
import { isId } from '#platform/database/new-id.ts'

/** Signs the ticked people of the group up, and leads to the group's page. */
export async function signUp(asked: ActionFunctionArgs) {
  const { request, params, context } = asked
  const query = new URL(request.url).searchParams
  const kind = asGroupKind(query.get('kind'))
  const itemId = query.get('item')
  if (!kind || !itemId) throw data(null, { status: 404 })
  const form = await readBody(request)
  const people = form.getAll('people').map(String)
  const values: FormValues = {}
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value
  values['people'] = people.join(' ')
  const { formKey, ...said } = values

  const groupId = params['id'] ?? ''
  // The form's own id and what it says: corrected and sent again, it is another request.
  const key = isId(formKey) ? { key: `${formKey} ${JSON.stringify(said)}` } : {}
  const result = await tryOperation(async () => {
    await enforceRateLimit(context, 'group')
    return signUpGroup(
      { ...callerOf(context), ...key },
      {
        groupId,
        itemId,
        kind,
        people,
        phone: values['phone'],
        message: values['message'],
        touch: creditedTouch(asked, values),
      },
    )
  })
  if (!result.done) return formErrors(result.refusal, said, m.supporting_failed())
  return redirectWithFlash(groupPath(groupId), { tone: 'success', text: m.together_done() })
}
