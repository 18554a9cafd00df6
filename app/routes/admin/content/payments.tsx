import { getSiteText } from '#domain/content/queries/get-site-text.ts'
import { saveSiteText } from '#domain/content/commands/save-site-text.ts'
import { SITE_TEXT_MAX } from '#domain/content/site-text.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { keptField } from '#app/request/kept-field.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Route } from './+types/payments.ts'
import { ContentFrame } from './content-frame.tsx'
import { EditForm } from './edit-form.tsx'
import { sections } from './sections.ts'

const slug = 'payment-instructions'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.orderdesk_site_title() }) }]
}

/** Loads the site's instructions for customers who pay without a card. */
export async function loader({ context }: Route.LoaderArgs) {
  const { body, version } = await runOperation(context, getSiteText, { slug })
  return { body, version }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  async run({ caller, values: { body = '', version = '' } }) {
    await saveSiteText(caller, { slug, body, version })
    return m.content_saved()
  },
  to: sections.payments.to,
  async current({ caller }) {
    const { version, body } = await getSiteText(caller, { slug })
    return { version, values: { body } }
  },
})

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems
  const label = m.orderdesk_site_label()
  return (
    <ContentFrame
      section="payments"
      title={m.orderdesk_site_title()}
      lead={m.orderdesk_site_lead()}
    >
      <EditForm
        // Remounts after a save, so that the input holds the stored value; not while a conflict is shown.
        key={actionData ? 'refused' : loaderData.version}
        version={loaderData.version}
        problems={problems}
        meanwhile={actionData?.current}
        labels={{ body: label }}
        closeTo={sections.payments.to}
      >
        <TextArea
          {...keptField(problems, 'body', loaderData.body)}
          rows={10}
          label={label}
          help={m.orderdesk_site_help({ max: format.number(SITE_TEXT_MAX) })}
        />
      </EditForm>
    </ContentFrame>
  )
}
