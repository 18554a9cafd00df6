import { featureLabels } from '#domain/content/feature.ts'
import { listFeatures } from '#domain/content/queries/list-features.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/page.ts'
import { AdminHeader } from '../admin-header.tsx'
import { FeaturesForm } from './features-form.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.features_tab() }) }]
}

/** The parts of the site that can be closed, and whether each is open. */
export async function loader({ context }: Route.LoaderArgs) {
  const features = await runOperation(context, listFeatures, {})
  return {
    features: features.map(({ name, enabled }) => ({ name, enabled, ...worded(name) })),
  }
}

function worded(name: Parameters<typeof featureLabels>[0]) {
  const { name: title, description } = featureLabels(name)
  return { title, description }
}

export const handle = { failed: () => m.features_failed() }

export { action } from './actions.server.ts'

export default function Features({ loaderData, actionData }: Route.ComponentProps) {
  const { features } = loaderData
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader current="features" />
      <section aria-labelledby="features" className="max-w-text">
        <h2 id="features" className="font-display text-subheading font-bold">
          {m.features_title()}
        </h2>
        <p className="mt-2 text-muted">{m.features_lead()}</p>
        {features.length === 0 ? (
          <p className="mt-6 text-muted">{m.features_none()}</p>
        ) : (
          <FeaturesForm
            features={features}
            message={actionData?.problems.message}
            wanted={actionData?.typed}
          />
        )}
      </section>
    </Container>
  )
}

/** Where the switches could not be read, that is said; any other failure as everywhere. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (describeFailure(error).kind !== 'unavailable') return <ErrorScreen error={error} />
  return (
    <>
      <Container className="pt-8">
        <Banner tone="danger">{m.features_load_failed()}</Banner>
      </Container>
      <ErrorScreen error={error} />
    </>
  )
}
