import type { ReactNode } from 'react'
import { redirect, useNavigation, Link } from 'react-router'
import { m } from '#messages'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { followKey, searchOf } from '#domain/following/followed.ts'
import { runtimeContext } from '#app/request/context.ts'
import { followedAmong } from '#app/request/followed-among.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { savedAmong } from '#app/request/saved-among.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Sentence } from '#app/ui/sentence.tsx'
import type { Route } from './+types/page.ts'
import { Chips } from './chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { aroundOf } from '#domain/project-events/around.ts'
import {
  knownAs,
  LIST,
  projectListAddress,
  readListAddress,
  type ListQuery,
} from '#domain/project-events/list-address.ts'
import type { ProjectEventCard as Item } from '#domain/project-events/project-event.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { plainPath } from '#platform/text/language.ts'
import { CardPages } from '../cards/card-pages.tsx'
import type { SavedItems } from '../cards/card-heart.tsx'
import { FollowButton } from '../cards/follow-button.tsx'
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { SinceNote } from '../cards/since-note.tsx'
import { figure } from './choices.ts'
import { ListSwitch } from './list-switch.tsx'
import { SortSelect } from './sort-select.tsx'

type ResultsProps = {
  asked: ListQuery
  items: Item[]
  total: number
  capped: boolean
  pageCount: number
  onlyAmongNewest: number | null
  since: Date | null
  writtenAs: string | null
  isNearKnown: boolean
  saved: SavedItems
  isSearching: boolean
  /** To hear of new things like these. */
  followButton: ReactNode
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.listing_page_title(),
    description: m.listing_page_description(),
    ...loaderData.known,
  })
}

/** The search results; the whole state is in the URL. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readListAddress(new URL(request.url).searchParams)
  const around = aroundOf(asked)
  const found = await runOperation(context, listPublic, { ...asked, around })
  const lastPage = Math.max(1, found.pageCount)
  if (asked.page > lastPage) throw redirect(projectListAddress({ ...asked, page: lastPage }))
  const known = knownAs(asked, context.get(runtimeContext).origin)
  const saved = await savedAmong(context, found.items)
  const search = asked.near !== '' && around === null ? null : searchOf(asked)
  const follow = search && followKey({ kind: 'search', search })
  const followed = follow === null ? null : await followedAmong(context, [follow])
  return { asked, known, ...found, isNearKnown: around !== null, saved, follow, followed }
}

export default function ProjectsEvents({ loaderData }: Route.ComponentProps) {
  const { asked, known: _, facets, follow, followed, ...found } = loaderData
  const navigation = useNavigation()
  const isSearching = navigation.state === 'loading' && plainPath(navigation.location) === LIST
  return (
    <Container className="py-6 sm:py-12">
      <PageHeader
        title={m.listing_title()}
        lead={<span className="max-sm:hidden">{m.listing_lead()}</span>}
        className="max-sm:[&_p]:hidden"
      />
      <FilterForm
        asked={asked}
        facets={facets}
        action={LIST}
        addressOf={(params) => projectListAddress(readListAddress(params))}
      />
      <Chips asked={asked} />
      <Results
        asked={asked}
        isSearching={isSearching}
        followButton={follow && <FollowButton of={follow} followed={followed} />}
        {...found}
      />
    </Container>
  )
}

/** The number of results, and one page of them. */
function Results(props: ResultsProps) {
  const { asked, items, total, capped, pageCount, onlyAmongNewest, since, saved, isSearching } =
    props
  const isNearUnknown = asked.near !== '' && !props.isNearKnown
  return (
    <section aria-labelledby="results" aria-busy={isSearching} className="mt-4 sm:mt-6">
      <h2 id="results" className="sr-only">
        {m.listing_results()}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full max-sm:justify-between">
          <output className="flex min-h-6 items-center gap-2 text-sm text-muted">
            {isSearching ? (
              <>
                <Spinner className="size-4" />
                {m.listing_searching()}
              </>
            ) : (
              <Count total={total} capped={capped} />
            )}
          </output>
          {props.followButton}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:w-full">
          <SortSelect asked={asked} />
          <ListSwitch current={LIST} />
        </div>
      </div>
      {isNearUnknown && (
        <p className="mt-1 text-sm text-muted">{m.listing_near_unknown({ place: asked.near })}</p>
      )}
      {props.writtenAs !== null && (
        <p className="mt-1 text-sm text-muted">
          <Sentence>{m.listing_written_as({ asked: asked.q, found: props.writtenAs })}</Sentence>
        </p>
      )}
      {onlyAmongNewest !== null && (
        <p className="mt-1 text-sm text-muted">
          {m.listing_only_newest({ count: figure(onlyAmongNewest) })}
        </p>
      )}
      {since && (
        <SinceNote
          since={since}
          everywhere={projectListAddress({ ...asked, isEverywhere: true, page: 1 })}
        />
      )}
      <CardPages
        {...{ items, total, capped, pageCount, isSearching }}
        page={asked.page}
        addressOf={(page) => projectListAddress({ ...asked, page })}
        renderCard={(item, first) => <ProjectEventCard item={item} first={first} saved={saved} />}
        none={
          <EmptyState
            title={m.listing_none_title()}
            region="galilee"
            level={3}
            action={
              <Button asChild variant="secondary">
                <Link to={LIST} preventScrollReset>
                  {m.listing_reset()}
                </Link>
              </Button>
            }
          >
            {m.listing_none_text()}
          </EmptyState>
        }
      />
    </section>
  )
}

function Count({ total, capped }: { total: number; capped: boolean }) {
  if (capped) return m.listing_count_capped({ count: figure(total) })
  return m.listing_count({ count: total, shown: figure(total) })
}
