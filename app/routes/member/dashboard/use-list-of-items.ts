import { useIsOpen } from '#app/shell/use-is-open.ts'

/** Where projects and events are looked for, and under which each one stands: the marketplace while that is open. */
export function useListOfItems(): string {
  return useIsOpen('marketplace') ? '/marketplace' : '/projects-events'
}
