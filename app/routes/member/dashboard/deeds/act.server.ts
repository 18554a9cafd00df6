import type { ActionFunctionArgs } from 'react-router'
import { parseForm } from '#app/request/form.ts'
import { buyAgain } from '../../../orders/buy-again.server.ts'
import { cancel } from './cancel.server.ts'
import { stepOut } from './step-out.server.ts'

/** What the dashboard can do: buy again what was ordered, step out of what a group does, or take a support back. */
export async function act({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  if (values['again']) return buyAgain(context, values['again'])
  if (values['intent'] === 'step-out') return stepOut({ request, context }, values)
  return cancel({ request, context }, values)
}
