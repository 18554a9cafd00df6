import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/page.ts'
import { readShelves } from './read-shelves.server.ts'
import { StoreSections } from './store-sections.tsx'
import { STORE, stepsOf } from './steps.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.store_page_title() }),
    description: m.store_lead(),
    address: loaderData.address,
  })
}

/** The newest products and some of their organizations. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const steps = stepsOf(new URL(request.url).searchParams.get('page'))
  const shelves = await readShelves(context, steps)
  return { shelves, address: context.get(runtimeContext).origin + STORE }
}

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StoreSections {...loaderData.shelves} />
}
