import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>

/** What this browser knew last. Written by effects only, so on the server, which many people share, it stays empty. */
let known: RootData

/**
 * What the root loader brought. Where it failed in an open tab, as when the connection is lost, what it had brought before,
 * so that a member is not shown as signed out; undefined where it failed from the start, as when the database is away.
 */
export function useRootData(): RootData {
  const now = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    if (now) known = now
  }, [now])
  return now ?? known
}
