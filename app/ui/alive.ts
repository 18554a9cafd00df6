import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and on first render, true once the page has hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
