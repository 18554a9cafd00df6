import type { RouterContextProvider } from 'react-router'
import { readMembers } from '#domain/attendance/attendance.ts'
import { addWalkIn } from '#domain/attendance/commands/add-walk-in.ts'
import { markHere } from '#domain/attendance/commands/mark-here.ts'
import { undoHere } from '#domain/attendance/commands/undo-here.ts'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { enforceRateLimit, mayMailSignUpLink } from '#app/request/enforce-rate-limit.ts'
import type { FormValues } from '#app/request/form.ts'

/** Carries out one mark of a check-in list, as a form or a browser that kept it sends it. Returns the sentence of its success. */
export async function carryOut(
  context: Readonly<RouterContextProvider>,
  caller: Caller,
  of: { itemId: string; dateId: string | null },
  { intent, supportId = '', people, ...typed }: FormValues,
): Promise<string> {
  switch (intent) {
    case 'here': {
      const { name } = await markHere(caller, {
        ...of,
        supportId,
        people,
        members: readMembers(typed),
      })
      return m.onday_did_here({ name })
    }
    case 'undo':
      await undoHere(caller, { ...of, supportId })
      return m.onday_did_undo()
    case 'walk-in': {
      const { id, name = '', way } = typed
      const given = (typed['email'] ?? '').trim()
      if (given !== '') await enforceRateLimit(context, 'walk-in')
      // Whoever has had several such emails is noted without the address.
      const email = given === '' || (await mayMailSignUpLink(context, given)) ? given : ''
      const added = await addWalkIn(caller, { ...of, id, name, email, way })
      return m.onday_did_walk_in({ name: added.name })
    }
    default:
      throw new AppError('bad_request', '')
  }
}
