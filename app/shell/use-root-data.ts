import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** What the root loader brought; undefined where it failed, as when the database is away. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}
