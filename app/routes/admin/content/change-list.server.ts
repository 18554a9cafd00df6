import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { parseForm } from '#app/request/form.ts'
import { callerOf } from '#app/request/run-operation.ts'
import type { Caller } from '#platform/operation.ts'
import { save } from './save.server.ts'

type List = {
  address: string
  move(
    caller: Caller,
    move: { id: string; direction: 'up' | 'down'; past: string },
  ): Promise<unknown>
  remove?(caller: Caller, removal: { id: string; version: string }): Promise<unknown>
}

/** Moves or removes an entry of a list, as its form says. */
export async function changeList({ request, context }: ActionFunctionArgs, list: List) {
  const values = await parseForm(request)
  const { id = '', past = '', version = '' } = values
  const { remove } = list
  const caller = callerOf(context)
  if (values['intent'] === 'remove' && remove) {
    const work = () => remove(caller, { id, version })
    return save({ work, values, to: list.address, done: m.content_removed() })
  }
  const direction = values['direction'] === 'up' ? 'up' : 'down'
  const work = () => list.move(caller, { id, direction, past })
  return save({ work, values, to: list.address, done: m.content_moved() })
}
