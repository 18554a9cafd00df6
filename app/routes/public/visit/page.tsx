import { Outlet } from 'react-router'
import { officeOf } from '#platform/env.ts'
import { listTourPackages } from '#domain/content/queries/list-tour-packages.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { requestItinerary } from '#domain/inbox/commands/request-itinerary.ts'
import { sendMessage } from '#domain/inbox/commands/send-message.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { HeroLandscape } from '#app/ui/landscape/hero-landscape.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/page.ts'
import { InboxContactForm } from '../contact/contact-form.tsx'
import { Explore } from './explore.tsx'
import { FormBand } from './form-band.tsx'
import { ItineraryForm } from './itinerary-form.tsx'
import { requestSent } from './request-sent.ts'
import { TourCard } from './tour-card.tsx'

/** In a row. */
const EVENTS = 3

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.visit_title() }),
    description: m.visit_page_description(),
    address: loaderData.address,
  })
}

/** The tours, and the next events in Israel. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, env } = context.get(runtimeContext)
  const inIsrael = { type: 'event', districts: [...DISTRICTS], time: 'upcoming' } as const
  const [tours, events] = await Promise.all([
    runOperation(context, listTourPackages, {}),
    runOperation(context, listPublic, { ...inIsrael, sort: 'soonest' }),
  ])
  return {
    address: `${origin}/visit`,
    phone: officeOf(env).phone,
    tours,
    events: events.items.slice(0, EVENTS),
  }
}

export const handle = { failed: () => `${m.contact_failed_title()} ${m.threads_failed()}` }

/** The page's two forms: a question, or a request for an itinerary. */
export const action = formAction({
  open: ({ context }) => requireFeature(context, 'visit'),
  limit: 'message',
  failed: m.threads_failed,
  async run({ context, values, form }) {
    // Each interest is a separate checkbox.
    if (form.has('interests')) values['interests'] = form.getAll('interests').join(',')
    const caller = ensureGuest(context, values)
    if (values['form'] !== 'contact') {
      await requestItinerary(caller, { accommodation: 'any', ...values })
      return requestSent()
    }
    await sendMessage(caller, values)
    return redirectWithFlash('/visit', {
      tone: 'success',
      title: m.contact_sent_title(),
      text: m.contact_sent_text(),
    })
  },
})

/** Passes on Retry-After of a rejected form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const { tours, events, phone } = loaderData
  const problems = actionData?.problems
  const problemsOf = (form: string) => (problems?.values['form'] === form ? problems : undefined)
  return (
    <>
      <HeroLandscape time="dawn">
        <Container className="pt-[clamp(2.5rem,1.5rem+4vw,5rem)] pb-6">
          <div className="mx-auto max-w-text text-center">
            <h1 className="font-display text-display font-bold tracking-[-0.02em]">
              {m.visit_title()}
            </h1>
            <p className="mx-auto mt-5 max-w-[36rem] text-lead text-balance">{m.visit_lead()}</p>
            <div className="mt-7 flex flex-wrap justify-center gap-3 max-sm:flex-col">
              <Button asChild size="large">
                <a href="#tours">{m.visit_to_tours()}</a>
              </Button>
              <Button asChild size="large" variant="secondary">
                <a href="#itinerary">{m.visit_to_itinerary()}</a>
              </Button>
            </div>
          </div>
        </Container>
      </HeroLandscape>
      <Section
        id="tours"
        eyebrow={m.visit_eyebrow()}
        title={m.visit_tours_title()}
        lead={m.visit_tours_lead()}
      >
        {tours.length === 0 ? (
          <EmptyState title={m.visit_no_tours_title()} region="negev" level={3}>
            {m.visit_no_tours_text()}
          </EmptyState>
        ) : (
          <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
            {tours.map((tour) => (
              <li key={tour.id}>
                <TourCard tour={tour} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <FormBand
        id="itinerary"
        title={m.visit_itinerary_title()}
        lead={m.visit_itinerary_lead()}
        className="bg-sand"
      >
        <Card className="sm:p-8">
          <ItineraryForm problems={problemsOf('itinerary')} />
        </Card>
      </FormBand>
      <Explore events={events} />
      <FormBand
        id="contact"
        title={m.visit_contact_title()}
        lead={m.visit_contact_lead({ phone })}
        className="border-t border-line"
      >
        <InboxContactForm problems={problemsOf('contact')} />
      </FormBand>
      {/* The form of a tour, as a dialog over the page. */}
      <Outlet />
    </>
  )
}
