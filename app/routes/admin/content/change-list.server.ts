import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import type { Caller } from '#platform/operation.ts'

type List = {
  address: string
  move(
    caller: Caller,
    move: { id: string; direction: 'up' | 'down'; past: string },
  ): Promise<unknown>
  remove?(caller: Caller, removal: { id: string; version: string }): Promise<unknown>
}

/** Creates the action that moves or removes a list entry. */
export function changeList({ address, move, remove }: List) {
  return formAction({
    async run({ caller, values: { id = '', past = '', version = '', direction, intent } }) {
      if (intent === 'remove' && remove) {
        await remove(caller, { id, version })
        return m.content_removed()
      }
      await move(caller, { id, direction: direction === 'up' ? 'up' : 'down', past })
      return m.content_moved()
    },
    to: address,
  })
}
