import { addTour } from '#domain/content/commands/add-tour.ts'
import { m } from '#messages'
import { parseForm } from '#app/request/form.ts'
import { callerOf } from '#app/request/run-operation.ts'
import type { Route } from './+types/new-tour.ts'
import { ContentFrame } from './content-frame.tsx'
import { givenTour } from './given-tour.ts'
import { save } from './save.server.ts'
import { sections } from './sections.ts'
import { TourForm } from './tour-form.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_tour_add() }) }]
}

/** Nothing to read; the guard above runs with it. */
export function loader() {
  return null
}

export const handle = { failed: () => m.content_failed() }

export async function action({ request, context }: Route.ActionArgs) {
  const values = await parseForm(request)
  const work = () => addTour(callerOf(context), givenTour(values))
  return save({ work, values, to: sections.tours.to, done: m.content_added() })
}

export default function NewTour({ actionData }: Route.ComponentProps) {
  return (
    <ContentFrame section="tours" title={m.content_tour_add()} isEntry>
      <TourForm problems={actionData?.problems} meanwhile={undefined} />
    </ContentFrame>
  )
}
