import type { Followed } from '#domain/following/followed.ts'
import { readListAddress } from '#domain/project-events/list-address.ts'
import { ambassadorPath } from '#domain/ambassadors/ambassador.ts'
import { LIST } from '#domain/project-events/list-address.ts'
import { m } from '#messages'
import { activeFilters } from '../../public/projects-events/chosen.ts'

/** What is followed, in words: a name, or the filters of a list. */
export function followedName(followed: Followed, name: string | null): string {
  if (followed.kind !== 'search') return name ?? m.following_not_public()
  const asked = readListAddress(new URLSearchParams(followed.search))
  return activeFilters(asked)
    .map(({ label }) => label)
    .join(' · ')
}

/** The page of what is followed. */
export function followedPath(followed: Followed): string {
  switch (followed.kind) {
    case 'partner':
      return `/partner/${followed.id}`
    case 'ambassador':
      return ambassadorPath(followed.id)
    case 'search':
      return `${LIST}?${followed.search}`
  }
}
