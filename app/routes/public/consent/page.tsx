import { Form, Link, data, useNavigation } from 'react-router'
import { answerConsent, CONSENT_ANSWERS } from '#domain/consent/commands/answer-consent.ts'
import { isConsentKey } from '#domain/consent/consent-link.ts'
import { getConsent } from '#domain/consent/queries/get-consent.ts'
import { hebrewWhen } from '#domain/project-events/hebrew-when.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { runtimeContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Name } from '#app/ui/name.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { AppError } from '#platform/errors.ts'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Caller } from '#platform/operation.ts'
import { OccasionLines } from '../sign-ups/occasion-lines.tsx'
import type { Route } from './+types/page.ts'

export function meta() {
  return [
    { title: m.guardians_page() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** The URL carries a key, which must not leak. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

/** The key in the link is what proves who answers; 404 without it. */
function openConsent(
  context: Route.LoaderArgs['context'],
  request: Request,
  supportId: string,
): { caller: Caller; of: { supportId: string; key: string } } {
  const key = new URL(request.url).searchParams.get('key')?.slice(0, 300) ?? ''
  const { seal } = context.get(runtimeContext)
  if (!isConsentKey(seal, supportId, key)) throw data(null, { status: 404 })
  return {
    caller: {
      ...callerOf(context),
      actor: { kind: 'system', job: 'consent page', isAwaited: true },
    },
    of: { supportId, key },
  }
}

/** What a parent or guardian is asked. Loading changes nothing, because mail scanners open every link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { caller, of } = openConsent(context, request, params.id)
  const consent = await rethrowAsResponse(getConsent(caller, of))
  return { consent, hebrewDate: hebrewWhen(consent.item) }
}

export const handle = { failed: () => m.guardians_failed() }

export const action = formAction({
  open: ({ request, params, context }) => openConsent(context, request, params['id'] ?? ''),
  async run({ caller, of, values: { intent } }) {
    const answer = CONSENT_ANSWERS.find((one) => one === intent)
    if (!answer) throw new AppError('bad_request', '')
    await answerConsent(caller, { ...of, answer })
    return answer === 'yes' ? m.guardians_did_yes() : m.guardians_did_no()
  },
  to: ({ of: { supportId, key } }) =>
    `/consents/${supportId}?${new URLSearchParams({ key }).toString()}`,
})

export default function ConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { consent, hebrewDate } = loaderData
  const { item, minor, guardian, text, mayAnswer, mayWithdraw } = consent
  const { formData } = useNavigation()
  const pending = formData?.get('intent')
  return (
    <Container width="text" className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.guardians_eyebrow()}
        title={<span className="wrap-anywhere">{m.guardians_title({ name: minor })}</span>}
        lead={m.guardians_lead({ name: minor, guardian })}
        className="wrap-anywhere"
      />
      <h2
        lang={otherThanPage(item.language)}
        dir="auto"
        className="mt-6 border-t border-line pt-6 font-display text-subheading font-bold text-match wrap-anywhere"
      >
        {item.title}
      </h2>
      <p className="text-muted">
        <Name>{item.organization}</Name>
      </p>
      <OccasionLines item={item} hebrewDate={hebrewDate} />
      <p className="mt-2">
        <Link className="text-primary underline" to={`/projects-events/${item.id}`}>
          {m.guardians_see_item()}
        </Link>
      </p>
      <ProblemBanner problems={actionData?.problems} className="mt-6" />
      {(mayAnswer || mayWithdraw) && (
        <>
          {mayAnswer && <p className="mt-6">{m.guardians_agree_to()}</p>}
          <blockquote
            dir="auto"
            className="mt-3 border-s-2 border-gold-leaf ps-4 text-start wrap-anywhere"
          >
            {text}
          </blockquote>
        </>
      )}
      <p className="mt-4">{sentenceOf(consent)}</p>
      {(mayAnswer || mayWithdraw) && (
        <Form method="post" className="mt-6 flex flex-wrap gap-3" preventScrollReset>
          {mayAnswer && (
            <>
              <Button type="submit" name="intent" value="yes" pending={pending === 'yes'}>
                {m.guardians_yes()}
              </Button>
              <Button
                type="submit"
                name="intent"
                value="no"
                variant="secondary"
                pending={pending === 'no'}
              >
                {m.guardians_no()}
              </Button>
            </>
          )}
          {mayWithdraw && (
            <Button
              type="submit"
              name="intent"
              value="withdraw"
              variant="secondary"
              pending={pending === 'withdraw'}
            >
              {m.guardians_withdraw()}
            </Button>
          )}
        </Form>
      )}
    </Container>
  )
}

function sentenceOf({
  consent,
  mayAnswer,
  mayWithdraw,
  answeredAt,
  expiresAt,
  item,
}: Route.ComponentProps['loaderData']['consent']): string {
  if (mayAnswer) {
    return `${m.guardians_until({ date: format.dateTime(expiresAt, item.timeZone) })} ${m.guardians_no_help()}`
  }
  if (mayWithdraw && answeredAt) return m.guardians_given_on({ date: format.date(answeredAt) })
  if (consent === 'refused') return m.guardians_refused_done()
  return consent === 'withdrawn' ? m.guardians_withdrawn_done() : m.guardians_over()
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.guardians_not_found()}
      scene={{ id: 'a consent unknown', region: 'galilee', time: 'dawn' }}
      to="/projects-events"
      link={m.joining_look_around()}
    >
      {m.guardians_not_found_text()}
    </MissingScreen>
  )
}
