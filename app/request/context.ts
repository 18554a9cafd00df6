import { createContext, RouterContextProvider } from 'react-router'
import type { House } from '#platform/house.ts'
import type { RequestFacts } from '#platform/http/request-facts.ts'

export const houseContext = createContext<House>()
export const factsContext = createContext<RequestFacts>()

/** What a request carries from the web layer into loaders and actions. */
export function openRequest(house: House, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(houseContext, house)
  context.set(factsContext, facts)
  return context
}
