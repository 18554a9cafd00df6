import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page and on first render, true once the browser has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
