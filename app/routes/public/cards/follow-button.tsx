import { BellPlus, BellRing } from 'lucide-react'
import { Link, useFetcher, useLocation } from 'react-router'
import { m } from '#messages'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { readPerson } from '#app/shell/personal/person.tsx'
import { useSession } from '#app/shell/use-session.ts'
import { buttonVariants } from '#app/ui/button-variants.ts'

export type FollowButtonProps = {
  /** The key of what is followed (`domain/following/followed.ts`). */
  of: string
  /** The keys that the viewer follows; null on a visitor's page, which may have become a person's. */
  followed: readonly string[] | null
}

/** Follows an organization, an ambassador or a search, or ends that. For visitors a link, which leads through sign-in. */
export function FollowButton({ of, followed }: FollowButtonProps) {
  const { viewer } = useSession()
  const known = followed ?? (viewer && readPerson()?.followed) ?? []
  return (
    <PersonalPart of="follow" about={of}>
      {viewer ? <Toggle of={of} isFollowed={known.includes(of)} /> : <Begin of={of} />}
    </PersonalPart>
  )
}

function Begin({ of }: { of: string }) {
  return (
    <Link to={`/follow?${new URLSearchParams({ what: of })}`} rel="nofollow" className={lookOf(of)}>
      <BellPlus aria-hidden />
      {labelOf(of, false)}
    </Link>
  )
}

function Toggle({ of, isFollowed }: { of: string; isFollowed: boolean }) {
  const fetcher = useFetcher({ key: `follow ${of}` })
  const { pathname, search } = useLocation()
  const choosing = fetcher.formData?.get('followed')
  const follows = typeof choosing === 'string' ? choosing === 'true' : isFollowed
  const Icon = follows ? BellRing : BellPlus
  return (
    <fetcher.Form method="post" action="/follow">
      <input type="hidden" name="what" value={of} />
      <input type="hidden" name="followed" value={String(!follows)} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button title={follows ? m.following_stop() : m.following_start()} className={lookOf(of)}>
        <Icon aria-hidden />
        {labelOf(of, follows)}
      </button>
    </fetcher.Form>
  )
}

/** Above a list of results it is one of several small things. */
function lookOf(key: string): string {
  return isSearch(key)
    ? buttonVariants({ variant: 'quiet', size: 'small' })
    : buttonVariants({ variant: 'secondary' })
}

function isSearch(key: string): boolean {
  return key.startsWith('search-')
}

function labelOf(key: string, follows: boolean): string {
  if (follows) return m.following_is_followed()
  return isSearch(key) ? m.following_follow_search() : m.following_follow()
}
