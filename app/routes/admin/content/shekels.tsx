import { getSiteText } from '#domain/content/queries/get-site-text.ts'
import { saveSiteText } from '#domain/content/commands/save-site-text.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { keptField } from '#app/request/kept-field.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/shekels.ts'
import { ContentFrame } from './content-frame.tsx'
import { EditForm } from './edit-form.tsx'
import { sections } from './sections.ts'

const slug = 'shekel-rate'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_rate_title() }) }]
}

/** Loads what a dollar is worth in shekels; empty if amounts are shown in dollars only. */
export async function loader({ context }: Route.LoaderArgs) {
  const { body, version } = await runOperation(context, getSiteText, { slug })
  return { body, version }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  async run({ caller, context, values: { body = '', version = '' } }) {
    await saveSiteText(caller, { slug, body, version })
    // Other processes hear of it from the database.
    await context.get(runtimeContext).switches.refresh()
    return m.content_saved()
  },
  to: sections.shekels.to,
  async current({ caller }) {
    const { version, body } = await getSiteText(caller, { slug })
    return { version, values: { body } }
  },
})

export default function Shekels({ loaderData, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems
  return (
    <ContentFrame section="shekels" title={m.content_rate_title()} lead={m.content_rate_lead()}>
      <EditForm
        // Remounts after a save, so that the input holds the stored value; not while a conflict is shown.
        key={actionData ? 'refused' : loaderData.version}
        version={loaderData.version}
        problems={problems}
        meanwhile={actionData?.current}
        labels={{ body: m.content_rate_label() }}
        closeTo={sections.shekels.to}
      >
        <TextField
          {...keptField(problems, 'body', loaderData.body)}
          label={m.content_rate_label()}
          help={m.content_rate_help()}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          className="sm:max-w-60"
        />
      </EditForm>
    </ContentFrame>
  )
}
