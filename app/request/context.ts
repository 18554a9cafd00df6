import { createContext, RouterContextProvider } from 'react-router'
import type { Viewer } from '#domain/accounts/account.ts'
import type { AppRuntime } from '#platform/app-runtime.ts'
import type { RequestInfo } from '#platform/http/request-info.ts'
import type { Caller } from '#platform/operation.ts'

export const runtimeContext = createContext<AppRuntime>()
export const requestInfoContext = createContext<RequestInfo>()
/** Set by the session middleware of `root.tsx`. */
export const callerContext = createContext<Caller>()
/** Cookies to set on the response; any code may add to it. */
export const cookiesContext = createContext<string[]>()
export const viewerContext = createContext<Viewer | null>()

/** The request as the action read it, so that a failed form can be shown again. */
export const actionRequestContext = createContext<Request | null>(null)

/** Creates the context that carries a request's data from the web layer to loaders and actions. */
export function createRequestContext(
  runtime: AppRuntime,
  facts: RequestInfo,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(runtimeContext, runtime)
  context.set(requestInfoContext, facts)
  return context
}
