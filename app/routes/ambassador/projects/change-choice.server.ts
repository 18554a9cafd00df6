import type { ActionFunctionArgs } from 'react-router'
import { chooseItem } from '#domain/ambassadors/commands/choose-item.ts'
import { dropItem } from '#domain/ambassadors/commands/drop-item.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { choiceAddress, readChoiceAddress } from './choice-address.ts'

/** Puts an item on the person's page or takes it from there, and comes back to what they were looking through. */
export async function changeChoice({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const { intent, itemId = '' } = values
  const isChosen = intent === 'choose'
  const change = isChosen ? chooseItem : dropItem
  const result = await tryOperation(() => change(callerOf(context), { itemId }))
  if (!result.done) return formErrors(result.refusal, values, m.minisite_choice_failed())
  const back = choiceAddress(readChoiceAddress(new URL(request.url).searchParams))
  return redirectWithFlash(back, {
    tone: 'success',
    text: isChosen ? m.minisite_chosen_now() : m.minisite_dropped_now(),
  })
}
