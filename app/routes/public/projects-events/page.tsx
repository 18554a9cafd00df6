import { redirect, useNavigation } from 'react-router'
import { m } from '#messages'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { savedAmong } from '#app/request/saved-among.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { Chips } from './chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { knownAs, LIST, projectListAddress, readListAddress } from './list-address.ts'
import { Results } from './results.tsx'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.listing_page_title(),
    description: m.listing_page_description(),
    ...loaderData.known,
  })
}

/** What is found, with everything that decides it in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readListAddress(new URL(request.url).searchParams)
  const found = await runOperation(context, listPublic, asked)
  const lastPage = Math.max(1, found.pageCount)
  if (asked.page > lastPage) throw redirect(projectListAddress({ ...asked, page: lastPage }))
  const known = knownAs(asked, context.get(runtimeContext).origin)
  return { asked, known, ...found, saved: await savedAmong(context, found.items) }
}

export default function ProjectsEvents({ loaderData }: Route.ComponentProps) {
  const { asked, known: _, facets, ...found } = loaderData
  const navigation = useNavigation()
  const isSearching = navigation.state === 'loading' && navigation.location.pathname === LIST
  return (
    <Container className="py-6 sm:py-12">
      <PageHeader
        title={m.listing_title()}
        lead={<span className="max-sm:hidden">{m.listing_lead()}</span>}
        className="max-sm:[&_p]:hidden"
      />
      <FilterForm asked={asked} facets={facets} />
      <Chips asked={asked} />
      <Results asked={asked} isSearching={isSearching} {...found} />
    </Container>
  )
}
