import { useIsOpen } from '#app/shell/use-is-open.ts'

/** Returns the base URL of projects and events: the marketplace if that feature is on. */
export function useListOfItems(): string {
  return useIsOpen('marketplace') ? '/marketplace' : '/projects-events'
}
