import type { RouterContextProvider } from 'react-router'
import { callerOf } from '#app/request/run-operation.ts'
import type { Caller } from '#platform/operation.ts'

/** The caller that keeps and confirms visitors' sign-ups by emailed links; nobody else reaches them. */
export function linkCaller(context: Readonly<RouterContextProvider>): Caller {
  return {
    ...callerOf(context),
    actor: { kind: 'system', job: 'sign-up by link', isAwaited: true },
  }
}
