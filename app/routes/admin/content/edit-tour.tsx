import { TOUR_TEXTS } from '#domain/content/tour-package.ts'
import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { toInputValue as asTypedDollars } from '#platform/text/money.ts'
import { getTour } from '#domain/content/queries/get-tour.ts'
import { saveTour } from '#domain/content/commands/save-tour.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { useReader } from '#app/shell/use-reader.ts'
import type { Route } from './+types/edit-tour.ts'
import { ContentFrame } from './content-frame.tsx'
import { givenTour } from './given-tour.ts'
import { sections } from './sections.ts'
import { TourForm } from './tour-form.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: m.admin_page_title({ page: loaderData?.values.title ?? m.content_tours() }) }]
}

type Tour = Awaited<ReturnType<typeof getTour>>

function asTyped(tour: Tour) {
  const { title, summary, description, stops, scene, days, priceCents, isOffered, version } = tour
  const { inEach } = tour
  return {
    version,
    values: {
      ...inEach,
      title,
      summary,
      description,
      stops: stops.join('\n'),
      scene,
      days: String(days),
      price: asTypedDollars(priceCents),
      isOffered: isOffered ? 'on' : '',
    },
  }
}

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const tour = await runOperation(context, getTour, { id })
  return { id, slug: tour.isOffered ? tour.slug : null, ...asTyped(tour) }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  texts: TOUR_TEXTS,
  async run({ caller, id, values }) {
    await saveTour(caller, { id, version: values['version'] ?? '', ...givenTour(values) })
    return m.content_saved()
  },
  to: sections.tours.to,
  current: async ({ caller, id }) => asTyped(await getTour(caller, { id })),
})

export default function EditTour({ loaderData, actionData }: Route.ComponentProps) {
  const { id, slug, values, version } = loaderData
  const isOpen = !useReader().closed.includes('visit')
  return (
    <ContentFrame section="tours" title={values.title} isEntry>
      {slug && isOpen && (
        <p className="mb-6">
          <Link
            to={`/visit/tours/${slug}`}
            className="inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {m.content_see_public()}
            <ArrowUpRight aria-hidden className="size-4 rtl:-scale-x-100" />
          </Link>
        </p>
      )}
      <TourForm
        key={id}
        {...{ values, version }}
        problems={actionData?.problems}
        meanwhile={actionData?.current}
      />
    </ContentFrame>
  )
}
