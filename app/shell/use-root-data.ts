import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#app/request/load-root.ts'
import type { loader } from '#app/root.tsx'
import { readPerson } from './personal/person.tsx'

/** The browser's last known data. Written only by effects, so it stays empty on the server, which is shared by all users. */
let known: RootData | undefined

/** What a cached page came with, which is for visitors, while its person's own data is beside it. */
let visitors: RootData | undefined

/**
 * Returns the root loader's data. If it failed in an open tab, as when the connection is lost, returns the previous
 * data, so that a member does not appear signed out; undefined if it failed from the start, as when the database is
 * unavailable.
 */
export function useRootData(): RootData | undefined {
  const now = forPerson(useRouteLoaderData<typeof loader>('root'))
  useEffect(() => {
    if (now) known = now
  }, [now])
  return now ?? known
}

/** Replaces the data of a cached page, until the root loader runs again. */
function forPerson(loaded: RootData | undefined): RootData | undefined {
  const person = readPerson()
  if (!person || !loaded) return loaded
  visitors ??= loaded
  return loaded === visitors ? person.root : loaded
}
