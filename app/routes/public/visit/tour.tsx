import { data, isRouteErrorResponse, Link } from 'react-router'
import { otherThanPage } from '#platform/text/language.ts'
import { formatMoney } from '#platform/text/money.ts'
import { requestTour } from '#domain/inbox/commands/request-tour.ts'
import { findTourPackage } from '#domain/content/queries/find-tour-package.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { keptField } from '#app/request/kept-field.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { sharedLandscape } from '#app/request/shared-picture.ts'
import { ErrorScreen, failureTitle } from '#app/shell/error-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import type { Route } from './+types/tour.ts'
import { sceneOf } from './scene-of.ts'
import { Stops } from './tour-card.tsx'
import { requestSent } from './request-sent.ts'
import type { FormErrors } from '#app/request/form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormFrame } from '../contact/form-frame.tsx'
import { SenderFields } from '../contact/sender-fields.tsx'
import { TravelersField } from './travelers-field.tsx'
import { useTodayInIsrael } from './use-today-in-israel.ts'

const NAME = 'tour'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404
    const title = m.site_page_title({ page: m.visit_tour_not_found_title() })
    return [{ title: isMissing ? title : failureTitle(error) }]
  }
  const { tour, address } = loaderData
  return pageMeta({
    title: m.site_page_title({ page: tour.title }),
    description: tour.summary,
    address,
    picture: sharedLandscape(sceneOf(tour).region),
  })
}

/** One tour with its request form, as a dialog over the list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const tour = await runOperation(context, findTourPackage, { slug: params.slug })
  if (!tour) throw data(null, { status: 404 })
  const address = `${context.get(runtimeContext).origin}/visit/tours/${tour.slug}`
  return { tour, address }
}

export const handle = { failed: () => `${m.contact_failed_title()} ${m.threads_failed()}` }

export const action = formAction({
  limit: 'message',
  failed: m.threads_failed,
  async run({ context, values, params: { slug: tour = '' } }) {
    await requestTour(ensureGuest(context, values), { ...values, tour })
    return requestSent()
  },
})

/** Passes on Retry-After of a rejected form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Tour({ loaderData, actionData }: Route.ComponentProps) {
  const { tour } = loaderData
  const { title, description, stops, days, priceCents, language } = tour
  const lang = otherThanPage(language)
  return (
    <RouteDialog
      title={<span lang={lang}>{title}</span>}
      description={
        <>
          {m.visit_days({ count: days })} · {m.visit_price({ price: formatMoney(priceCents) })}{' '}
          <LanguageMark language={language} />
        </>
      }
      closeTo="/visit"
      className="max-w-[62rem]"
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[5fr_6fr]">
        <div>
          <Landscape
            {...sceneOf(tour)}
            width={640}
            height={300}
            className="h-32 w-full rounded-field sm:h-40 dark:brightness-90"
          />
          <div lang={lang}>
            <Paragraphs text={description} className="mt-4" />
          </div>
          <Stops stops={stops} lang={lang} />
        </div>
        <section aria-labelledby="request">
          <h3 id="request" className="mb-4 font-display text-subheading font-bold">
            {m.visit_tour_form()}
          </h3>
          <TourRequestForm problems={actionData?.problems} />
        </section>
      </div>
    </RouteDialog>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <RouteDialog
      title={m.visit_tour_not_found_title()}
      description={m.visit_tour_not_found_text()}
      closeTo="/visit"
    >
      <Button asChild>
        <Link to="/visit">{m.visit_tour_see_all()}</Link>
      </Button>
    </RouteDialog>
  )
}

/** The request form of one tour. */
function TourRequestForm({ problems }: { problems: FormErrors | undefined }) {
  const today = useTodayInIsrael()
  return (
    <FormFrame name={NAME} problems={problems} submit={m.visit_request_submit()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...keptField(problems, 'date')}
          id={`${NAME}-date`}
          type="date"
          min={today}
          label={m.visit_date()}
          required
        />
        <TravelersField form={NAME} problems={problems} />
      </div>
      <SenderFields form={NAME} problems={problems} />
      <TextArea
        {...keptField(problems, 'message')}
        id={`${NAME}-message`}
        rows={3}
        label={m.visit_optional({ label: m.visit_message() })}
        help={m.visit_message_help()}
      />
      <p className="text-sm text-muted">{m.visit_nothing_booked()}</p>
    </FormFrame>
  )
}
