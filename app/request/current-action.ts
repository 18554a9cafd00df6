import { AsyncLocalStorage } from 'node:async_hooks'
import type { RouterContextProvider } from 'react-router'
import { requestInfoContext, runtimeContext } from './context.ts'
import type { FormHandle } from './guard-actions.ts'

type CurrentAction = {
  request: Request
  context: Readonly<RouterContextProvider>
  handle: FormHandle | null
}

/** The action being run. Only the router's own code, which runs every action, sets it. */
export const currentAction = new AsyncLocalStorage<CurrentAction>()

/** Logs an unexpected error with its request id. */
export function logFault(fault: unknown): void {
  const action = currentAction.getStore()
  if (!action) throw fault
  const { context } = action
  context
    .get(runtimeContext)
    .log.error({ err: fault, request: context.get(requestInfoContext).id }, 'a form failed')
}
