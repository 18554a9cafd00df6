import { getSiteText } from '#domain/content/queries/get-site-text.ts'
import { saveSiteText } from '#domain/content/commands/save-site-text.ts'
import { SITE_TEXT_MAX, SITE_TEXT_TEXTS } from '#domain/content/site-text.ts'
import { translationInputs } from '#domain/translations/translated.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import type { FormValues } from '#app/request/form.ts'
import { fieldsOf } from '#app/request/kept-field.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { labelsInEach, TextsInEach, type EachText } from '../../partner/texts-in-each.tsx'
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
  return asTyped(await runOperation(context, getSiteText, { slug }))
}

function asTyped({ body, version, inEach }: Awaited<ReturnType<typeof getSiteText>>) {
  return { version, values: { ...inEach, body } }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  texts: SITE_TEXT_TEXTS,
  async run({ caller, values }) {
    const { body, language, version = '' } = values
    const inputs = translationInputs(SITE_TEXT_TEXTS)
    const inEach = Object.fromEntries(inputs.map((input) => [input, values[input]]))
    await saveSiteText(caller, { ...inEach, slug, body, language, version })
    return m.content_saved()
  },
  to: sections.payments.to,
  current: async ({ caller }) => asTyped(await getSiteText(caller, { slug })),
})

const texts: EachText[] = [
  {
    name: 'body',
    label: m.orderdesk_site_label,
    help: () => m.orderdesk_site_help({ max: format.number(SITE_TEXT_MAX) }),
    rows: 10,
  },
]

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const { version, values } = loaderData
  const problems = actionData?.problems
  const given: FormValues = problems?.values ?? values
  return (
    <ContentFrame
      section="payments"
      title={m.orderdesk_site_title()}
      lead={m.orderdesk_site_lead()}
    >
      <EditForm
        // Remounts after a save, so that the input holds the stored value; not while a conflict is shown.
        key={actionData ? 'refused' : version}
        version={version}
        problems={problems}
        meanwhile={actionData?.current}
        labels={{ body: m.orderdesk_site_label(), ...labelsInEach(texts) }}
        closeTo={sections.payments.to}
      >
        <TextsInEach
          texts={texts}
          languageHelp={m.orderdesk_how_language_help()}
          field={fieldsOf(given, problems?.fields)}
        />
      </EditForm>
    </ContentFrame>
  )
}
