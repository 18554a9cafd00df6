import { TOUR_TEXTS } from '#domain/content/tour-package.ts'
import { addTour } from '#domain/content/commands/add-tour.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import type { Route } from './+types/new-tour.ts'
import { ContentFrame } from './content-frame.tsx'
import { givenTour } from './given-tour.ts'
import { sections } from './sections.ts'
import { TourForm } from './tour-form.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_tour_add() }) }]
}

/** Loads nothing, but makes the parent's guard run. */
export function loader() {
  return null
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  texts: TOUR_TEXTS,
  async run({ caller, values }) {
    await addTour(caller, givenTour(values))
    return m.content_added()
  },
  to: sections.tours.to,
})

export default function NewTour({ actionData }: Route.ComponentProps) {
  return (
    <ContentFrame section="tours" title={m.content_tour_add()} isEntry>
      <TourForm problems={actionData?.problems} />
    </ContentFrame>
  )
}
