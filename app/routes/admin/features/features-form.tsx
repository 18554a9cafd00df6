import { Form, useNavigation } from 'react-router'
import type { Feature } from '#domain/content/feature.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'

export type ShownFeature = {
  name: Feature
  title: string
  description: string
  enabled: boolean
}

/**
 * One switch a part of the site; nothing happens before it is saved. What was open when the page was made goes along,
 * so that only what this person has moved is written.
 */
export function FeaturesForm({
  features,
  message,
  wanted,
}: {
  features: readonly ShownFeature[]
  /** What a refused form said, and how its switches stood. */
  message: string | undefined
  wanted: readonly string[] | undefined
}) {
  const { state, formMethod } = useNavigation()
  const saving = state !== 'idle' && formMethod === 'POST'
  const open = features.filter(({ enabled }) => enabled)
  return (
    <Form
      // Anew once the switches were read again, so that they stand as they are.
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
