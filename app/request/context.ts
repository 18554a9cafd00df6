import { createContext, RouterContextProvider } from 'react-router'
import type { Viewer } from '#domain/accounts/account.ts'
import type { House } from '#platform/house.ts'
import type { RequestFacts } from '#platform/http/request-facts.ts'
import type { Caller } from '#platform/operation.ts'

export const houseContext = createContext<House>()
export const factsContext = createContext<RequestFacts>()
/** Set by the session middleware of `root.tsx`. */
export const callerContext = createContext<Caller>()
/** Cookies that the answer will set; filled by whoever needs one. */
export const cookiesContext = createContext<string[]>()
export const viewerContext = createContext<Viewer | null>()

/** The request as the action read it, so that a failed form can be shown again. */
export const actionRequestContext = createContext<Request | null>(null)

/** What a request carries from the web layer into loaders and actions. */
export function openRequest(house: House, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(houseContext, house)
  context.set(factsContext, facts)
  return context
}
