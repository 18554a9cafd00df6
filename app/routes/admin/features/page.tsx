import { featureLabels, type Feature } from '#domain/content/feature.ts'
import { listFeatures } from '#domain/content/queries/list-features.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/page.ts'
import { AdminHeader } from '../admin-header.tsx'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'

type ShownFeature = {
  name: Feature
  title: string
  description: string
  enabled: boolean
}

export function meta() {
  return [{ title: m.admin_page_title({ page: m.features_tab() }) }]
}

/** Lists the features that can be switched off, and whether each is on. */
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
      <AdminHeader title={m.features_title()} titleId="features" />
      <section aria-labelledby="features" className="max-w-text">
        <p className="text-muted">{m.features_lead()}</p>
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

/** Explains when the switches could not be loaded; other errors reach the default error page. */
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

/**
 * One switch per feature; nothing changes until the form is saved. The initial positions are submitted too, so that
 * only the user's own changes are written.
 */
function FeaturesForm({
  features,
  message,
  wanted,
}: {
  features: readonly ShownFeature[]
  /** Error message of a refused form, and its submitted positions. */
  message: string | undefined
  wanted: readonly string[] | undefined
}) {
  const { state, formMethod } = useNavigation()
  const saving = state !== 'idle' && formMethod === 'POST'
  const open = features.filter(({ enabled }) => enabled)
  return (
    <Form
      // Remounts when the switches are reloaded, so that they show the stored positions.
      key={open.map(({ name }) => name).join()}
      method="post"
      action="/admin/features"
      className="mt-6"
    >
      {message && (
        <Banner tone="danger" className="mb-6">
          {message}
        </Banner>
      )}
      <input type="hidden" name="open" value={open.map(({ name }) => name).join()} />
      <ul className="divide-y divide-line border-t border-line">
        {features.map(({ name, title, description, enabled }) => (
          <li key={name}>
            <SwitchField
              id={name}
              name="on"
              value={name}
              label={title}
              help={description}
              defaultChecked={wanted ? wanted.includes(name) : enabled}
            />
          </li>
        ))}
      </ul>
      <div
        data-clear-of-toasts=""
        className="sticky bottom-0 flex flex-wrap items-center gap-4 border-t border-line bg-paper py-4"
      >
        <Button type="submit" pending={saving}>
          {saving ? m.features_saving() : m.features_save()}
        </Button>
      </div>
    </Form>
  )
}
