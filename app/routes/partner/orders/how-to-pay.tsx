import { Form, Link, useNavigation } from 'react-router'
import { findPaymentInstructions } from '#domain/partners/queries/find-payment-instructions.ts'
import { translationInputs } from '#domain/translations/translated.ts'
import { PAYMENT_INSTRUCTIONS_MAX, PAYMENT_TEXTS } from '#domain/partners/partner.ts'
import { updatePaymentInstructions } from '#domain/partners/commands/update-payment-instructions.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import { formAction } from '#app/request/form-action.ts'
import { fieldsOf } from '#app/request/kept-field.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { useOpenedVersion } from '#app/ui/use-opened-version.ts'
import type { Route } from './+types/how-to-pay.ts'
import { labelsInEach, TextsInEach, type EachText } from '../texts-in-each.tsx'
import { orderParams } from './params.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.orderdesk_how_title() }) }]
}

/** Loads the organization's instructions for customers who pay without a card. */
export async function loader({ context }: Route.LoaderArgs) {
  const stored = await runOperation(context, findPaymentInstructions, {})
  return { version: stored?.version ?? '', values: valuesOf(stored) }
}

function valuesOf(stored: Awaited<ReturnType<typeof findPaymentInstructions>>): FormValues {
  return { ...stored?.inEach, words: stored?.words ?? '' }
}

const texts: EachText[] = [
  {
    name: 'words',
    label: m.orderdesk_how_label,
    help: () => m.orderdesk_how_help({ max: format.number(PAYMENT_INSTRUCTIONS_MAX) }),
    rows: 8,
  },
]

export const handle = { failed: () => m.orderdesk_failed() }

export const action = formAction({
  texts: PAYMENT_TEXTS,
  async run({ caller, values }) {
    const { words, language, version } = values
    const inputs = translationInputs(PAYMENT_TEXTS)
    const inEach = Object.fromEntries(inputs.map((input) => [input, values[input]]))
    await updatePaymentInstructions(caller, { ...inEach, words, language, version })
    return m.orderdesk_how_saved()
  },
  to: orderParams.href(),
  current: async ({ caller, values }): Promise<Overtaken | null> => {
    const stored = await findPaymentInstructions(caller, {})
    if (!stored || values['version'] === undefined || stored.version === values['version']) {
      return null
    }
    const labels = { words: m.orderdesk_how_label(), ...labelsInEach(texts) }
    return {
      version: stored.version,
      different: differences(labels, values, valuesOf(stored)),
    }
  },
})

export default function HowToPay({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const problems = actionData?.problems
  const hasErrors = Object.keys(problems?.fields ?? {}).length > 0
  const given: FormValues = problems?.values ?? loaderData.values
  const overtaken = actionData?.current
  const opened = useOpenedVersion(loaderData.version, problems !== undefined)
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.orderdesk_back(), to: orderParams.href() },
          { label: m.orderdesk_how_title() },
        ]}
      />
      <PageHeader
        className="mt-3"
        size="heading"
        title={m.orderdesk_how_title()}
        lead={m.orderdesk_how_lead()}
      />
      <Form
        method="post"
        noValidate
        className="mt-6 grid max-w-text gap-5 lg:has-[details[open]:not([hidden])]:max-w-[60rem]"
      >
        {problems && overtaken && (
          <OvertakenBanner title={problems.message} different={overtaken.different} />
        )}
        {!overtaken && !hasErrors && <ProblemBanner problems={problems} />}
        <input
          type="hidden"
          name="version"
          value={overtaken?.version ?? problems?.values['version'] ?? opened}
        />
        <TextsInEach
          texts={texts}
          languageHelp={m.orderdesk_how_language_help()}
          field={fieldsOf(given, problems?.fields)}
        />
        <p className="text-sm text-muted">{m.orderdesk_how_shared()}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={state !== 'idle'}>
            {m.orderdesk_how_save()}
          </Button>
          <Button asChild variant="quiet">
            <Link to={orderParams.href()}>{m.orderdesk_how_cancel()}</Link>
          </Button>
        </div>
      </Form>
    </Container>
  )
}
