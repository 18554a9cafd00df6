import { ExternalLink } from 'lucide-react'
import { Link, redirect } from 'react-router'
import { ambassadorPath } from '#domain/ambassadors/ambassador.ts'
import { chooseItem } from '#domain/ambassadors/commands/choose-item.ts'
import { dropItem } from '#domain/ambassadors/commands/drop-item.ts'
import { findOwnAmbassador } from '#domain/ambassadors/queries/find-own-ambassador.ts'
import { listChosen } from '#domain/ambassadors/queries/list-chosen.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Route } from './+types/page.ts'
import { NotYet } from '../not-yet.tsx'
import { ChoiceList } from './choice-list.tsx'
import { ChosenList } from './chosen-list.tsx'
import { choiceParams, toListQuery } from './params.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.minisite_items_title() }) }]
}

/** Loads the items the ambassador promotes and the others available; null if the user is not an ambassador. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await runOperation(context, findOwnAmbassador, {})
  if (!own) return null
  const view = choiceParams.parse(request)
  const [chosen, { items, total, capped, pageCount }] = await Promise.all([
    runOperation(context, listChosen, {}),
    runOperation(context, listPublic, toListQuery(view)),
  ])
  const lastPage = Math.max(1, pageCount)
  if (view.page > lastPage) throw redirect(choiceParams.at(view, lastPage))
  const page = own.isPublic ? ambassadorPath(own.id) : null
  return { page, view, chosen, found: { items, total, capped, pageCount } }
}

export const handle = { failed: () => m.minisite_choice_failed() }

/** Adds an item to the ambassador's page or removes it, and redirects to the same filters. */
export const action = formAction({
  intents: {
    async choose({ caller, values: { itemId = '' } }) {
      await chooseItem(caller, { itemId })
      return m.minisite_chosen_now()
    },
  },
  async run({ caller, values: { itemId = '' } }) {
    await dropItem(caller, { itemId })
    return m.minisite_dropped_now()
  },
  to: ({ request }) => choiceParams.href(choiceParams.parse(request)),
})

export default function Projects({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader
        title={m.minisite_items_title()}
        lead={loaderData ? m.minisite_items_lead() : undefined}
        actions={
          loaderData?.page && (
            <Button asChild variant="secondary">
              <Link to={loaderData.page}>
                <ExternalLink aria-hidden />
                {m.minisite_view()}
              </Link>
            </Button>
          )
        }
      />
      <ProblemBanner problems={actionData?.problems} className="mt-6" />
      {loaderData ? <Choice {...loaderData} /> : <NotYet />}
    </Container>
  )
}

function Choice({ view, chosen, found }: NonNullable<Route.ComponentProps['loaderData']>) {
  return (
    <div className="mt-8 grid gap-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <ChosenList chosen={chosen} action={choiceParams.href(view)} />
      <ChoiceList view={view} chosen={new Set(chosen.map(({ id }) => id))} {...found} />
    </div>
  )
}
