import { createContext, RouterContextProvider } from 'react-router'
import type { Viewer } from '#domain/accounts/account.ts'
import type { AppRuntime } from '#platform/app-runtime.ts'
import type { RequestInfo } from '#platform/http/request-info.ts'
import type { Caller } from '#platform/operation.ts'
import { BASE_LANGUAGE, prefixOf, type Language } from '#platform/text/language.ts'

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
  context.set(runtimeContext, inLanguageOf(facts, runtime))
  context.set(requestInfoContext, facts)
  return context
}

const runtimes = new WeakMap<AppRuntime, Map<Language, AppRuntime>>()

/** The runtime with the addresses of the request's language: whatever is appended to `origin` stays in it. */
function inLanguageOf({ language = BASE_LANGUAGE }: RequestInfo, runtime: AppRuntime): AppRuntime {
  if (language === BASE_LANGUAGE) return runtime
  const made = runtimes.get(runtime) ?? new Map<Language, AppRuntime>()
  runtimes.set(runtime, made)
  const own = made.get(language) ?? { ...runtime, origin: runtime.origin + prefixOf(language) }
  made.set(language, own)
  return own
}
