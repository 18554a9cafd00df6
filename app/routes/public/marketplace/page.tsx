import { Link, redirect, useNavigation } from 'react-router'
import { m } from '#messages'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { savedAmong } from '#app/request/saved-among.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { ErrorScreen, failureTitle } from '#app/shell/error-screen.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { CardPages } from '../cards/card-pages.tsx'
import { SinceNote } from '../cards/since-note.tsx'
import { KindChoice } from '../map/kind-choice.tsx'
import { SearchBar } from '../map/search-form.tsx'
import { NeedCard } from './need-card.tsx'
import {
  CATEGORY_CHOICES,
  MARKETPLACE,
  marketplaceAddress,
  readMarketplaceAddress,
} from './marketplace-address.ts'
import { figure } from '../projects-events/choices.ts'
import { listParams, projectListAddress } from '#domain/project-events/list-address.ts'
import { plainPath } from '#platform/text/language.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.marketplace_page_title(),
    description: m.marketplace_page_description(),
    address: loaderData.address,
    noIndex: loaderData.asked.q !== '',
  })
}

/** One page of the matching projects, what is needed most first; the whole state is in the URL. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireFeature(context, 'marketplace')
  const asked = readMarketplaceAddress(new URL(request.url).searchParams)
  const { items, total, capped, pageCount, since } = await runOperation(context, listPublic, {
    ...asked,
    type: 'project',
    sort: 'needed',
  })
  const lastPage = Math.max(1, pageCount)
  if (asked.page > lastPage) throw redirect(marketplaceAddress({ ...asked, page: lastPage }))
  const address = `${context.get(runtimeContext).origin}${MARKETPLACE}`
  const saved = await savedAmong(context, items)
  return { asked, items, total, capped, pageCount, since, saved, address }
}

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  const { asked, items, total, capped, pageCount, since, saved } = loaderData
  const navigation = useNavigation()
  const isSearching =
    navigation.state === 'loading' && plainPath(navigation.location) === MARKETPLACE
  return (
    <Container className="py-6 sm:py-12">
      <PageHeader title={m.marketplace_title()} lead={m.marketplace_lead()} />
      <div className="mt-6 grid gap-4">
        <div className="max-w-text">
          <SearchBar
            action={MARKETPLACE}
            q={asked.q}
            label={m.marketplace_search_label()}
            hint={m.marketplace_search_hint()}
            button={m.forms_search()}
            kept={listParams({ supportTypes: asked.supportTypes, time: asked.time })}
          />
        </div>
        <KindChoice
          label={m.marketplace_categories()}
          all={m.marketplace_all()}
          choices={CATEGORY_CHOICES}
          chosen={asked.supportTypes}
          addressOf={(supportTypes) => marketplaceAddress({ ...asked, supportTypes, page: 1 })}
        />
      </div>
      <section aria-labelledby="results" aria-busy={isSearching} className="mt-6">
        <h2 id="results" className="sr-only">
          {m.marketplace_results()}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
          <output>
            {capped
              ? m.marketplace_count_capped({ count: figure(total) })
              : m.marketplace_count({ count: total, shown: figure(total) })}
          </output>
          <Link
            to={projectListAddress({ ...asked, type: 'project', page: 1 })}
            className="inline-flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
          >
            {m.marketplace_more_filters()}
          </Link>
        </div>
        {since && (
          <SinceNote
            since={since}
            everywhere={marketplaceAddress({ ...asked, isEverywhere: true, page: 1 })}
          />
        )}
        <CardPages
          {...{ items, total, capped, pageCount, isSearching }}
          page={asked.page}
          addressOf={(page) => marketplaceAddress({ ...asked, page })}
          grid="mt-3 grid gap-4 sm:gap-5 lg:grid-cols-2"
          renderCard={(item, first) => <NeedCard item={item} first={first} saved={saved} />}
          none={
            <EmptyState
              title={m.marketplace_none()}
              region="judea"
              level={3}
              action={
                <Link to={MARKETPLACE} className={buttonVariants({ variant: 'secondary' })}>
                  {m.marketplace_reset()}
                </Link>
              }
            >
              {m.marketplace_none_text()}
            </EmptyState>
          }
        />
      </section>
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
