import type { ActionFunctionArgs } from 'react-router'
import { readForm } from '#app/request/form.ts'
import { buyAgain } from '../../../orders/buy-again.server.ts'
import { cancel } from './cancel.server.ts'

/** What the dashboard can do: buy again what was ordered, or take a support back. */
export async function act({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return values['again'] ? buyAgain(context, values['again']) : cancel({ request, context }, values)
}
