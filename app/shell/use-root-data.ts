import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>

/** The browser's last known data. Written only by effects, so it stays empty on the server, which is shared by all users. */
let known: RootData

/**
 * Returns the root loader's data. If it failed in an open tab, as when the connection is lost, returns the previous
 * data, so that a member does not appear signed out; undefined if it failed from the start, as when the database is
 * unavailable.
 */
export function useRootData(): RootData {
  const now = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    if (now) known = now
  }, [now])
  return now ?? known
}
