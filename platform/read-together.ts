import type { Scope } from './database/scope.ts'
import type { Caller } from './operation.ts'

/**
 * Runs several queries of one person in one read-only transaction, which begins and ends once instead of for each. They are sent
 * together and run one after the other; if one fails, all do. Nothing optional belongs here, nor anything slow.
 */
export function readTogether<Output>(
  caller: Caller,
  read: (caller: Caller) => Promise<Output>,
): Promise<Output> {
  const { actor, runtime } = caller
  if (actor.kind === 'visitor') return read(caller)
  return runtime.scope.reading(actor, (db) => {
    const reading: Scope['reading'] = (whose, work) =>
      whose === actor ? work(db) : runtime.scope.reading(whose, work)
    return read({ ...caller, runtime: { ...runtime, scope: { ...runtime.scope, reading } } })
  })
}
