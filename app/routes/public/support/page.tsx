import { data, Link } from 'react-router'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { typedAge } from '#domain/consent/age-schema.ts'
import { getAges } from '#domain/consent/queries/get-ages.ts'
import { typedAnswers } from '#domain/questions/answer-fields.ts'
import { getQuestions } from '#domain/questions/queries/get-questions.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { m } from '#messages'
import type { TypedSupport } from '#domain/support/support-schema.ts'
import { getSupportForm } from '#domain/support/queries/get-support-form.ts'
import { signUpPagePath } from '#domain/support/sign-up-link.ts'
import { supportProblemLabel } from '#domain/support/support-words.ts'
import { usualWhereOf } from '#domain/project-events/where.ts'
import { datesToChoose } from '#domain/support/dates-to-choose.ts'
import { parseGroupKind } from '#domain/support/group-sign-up.ts'
import type { TypedNewcomer } from '#domain/support/pending-sign-up.ts'
import { obstacleTo, placesLeft } from '#domain/support/support-rules.ts'
import { isKindOpen, kindLabel, parseSupportKind, type FormKind } from '#domain/support/support.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { enforceRateLimit, mayMailConsentLink } from '#app/request/enforce-rate-limit.ts'
import { formAction } from '#app/request/form-action.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import { runOperation, toErrorResponse } from '#app/request/run-operation.ts'
import { creditedReferral } from '#app/request/referral.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { loadReferrer } from '../../credit/load-referrer.server.ts'
import type { Route } from './+types/page.ts'
import { askByMail } from './ask-by-mail.server.ts'
import { formLabels } from './form-labels.ts'
import { loadLedGroups } from './load-led-groups.server.ts'
import { sentText } from './sent-text.ts'
import { SupportForm } from './support-form.tsx'
import { WhoComes } from './who-comes.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { kind, title } = loaderData
  return [{ title: m.supporting_page_title({ kind: kindLabel(kind), title }) }]
}

/** The form for one kind of support, as a dialog over the item's page. `?again=` names an earlier support to prefill it from. */
export async function loader(asked: Route.LoaderArgs) {
  const { url, params, context } = asked
  const kind = parseSupportKind(params.kind)
  if (!kind || kind === 'donate') throw data(null, { status: 404 })
  const again = url.searchParams.get('again')
  const form = context.get(viewerContext)
    ? await runOperation(context, getSupportForm, { itemId: params.id, kind, again })
    : await emptyForm(context, { itemId: params.id, kind })
  const { item, left, dates, obstacle, person, values } = form
  return {
    kind,
    itemId: item.id,
    title: item.title,
    organization: item.organization,
    left,
    dates,
    timeZone: item.timeZone,
    where: usualWhereOf(item),
    obstacle,
    person,
    values,
    through: await loadReferrer(asked, item.id),
    asked: await runOperation(context, getQuestions, { itemId: item.id, kind }),
    ages: await runOperation(context, getAges, { itemId: item.id, kind }),
    groups: person ? await loadLedGroups(context, kind) : [],
    /** Idempotency key: submitting this form twice creates one support. */
    formKey: newId(),
  }
}

/** The form for a visitor, who adds a name and an address. */
async function emptyForm(
  context: Route.LoaderArgs['context'],
  { itemId, kind }: { itemId: string; kind: FormKind },
) {
  const { clock, switches } = context.get(runtimeContext)
  if (!isKindOpen(kind, switches)) throw toErrorResponse(new AppError('closed', m.support_closed()))
  const item = await runOperation(context, getPublic, { id: itemId })
  const now = clock.now()
  const dates = datesToChoose(item, { kind, own: [], now })
  return {
    item,
    left: dates ? null : placesLeft(item),
    dates,
    obstacle: obstacleTo(kind, item, { own: [], isOwnItem: false, now, dates }),
    person: null,
    values: { places: '1', phone: '', message: '' },
  }
}

export const handle = { failed: () => m.supporting_failed() }

/** Passes on Retry-After of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/**
 * Signs up or sends the request, and redirects to the page of the sign-up. A visitor is asked to confirm by email.
 */
export const action = formAction({
  async open({ params, context }) {
    const kind = parseSupportKind(params['kind'])
    if (!kind || kind === 'donate') throw data(null, { status: 404 })
    return { kind, item: await runOperation(context, getPublic, { id: params['id'] ?? '' }) }
  },
  async run({ caller, request, context, form, values, kind, item }) {
    const { id: itemId, organization } = item
    const referral = creditedReferral({ request, context }, values)
    // Several boxes of one name, kept as one text.
    for (const name of ['dates', 'waitingDates']) values[name] = form.getAll(name).join(' ')
    const answers = typedAnswers(values)
    const age = typedAge(values)
    const typed = { ...values, kind, itemId, referral, answers, age } as TypedSupport &
      TypedNewcomer
    if (!context.get(viewerContext)) return askByMail({ context, values, typed })
    // The parent or guardian gets an email at an address that was typed in.
    const guardian =
      age.age === 'minor' && (await runOperation(context, getAges, { itemId, kind })) === 'consent'
    if (guardian) {
      await enforceRateLimit(context, 'sign-up')
      if (!(await mayMailConsentLink(context, age.guardianEmail ?? ''))) {
        throw new AppError('too_many', m.guardians_asked_often())
      }
    }
    const { id, status, count } = await supportItem(keyedByContent(caller, values), typed)
    if (count > 1) {
      const text = m.supporting_dates_sent({ count })
      return redirectWithFlash('/dashboard', { tone: 'success', text })
    }
    return redirectWithFlash(signUpPagePath(id), {
      tone: 'success',
      text:
        guardian && status === 'pending'
          ? m.guardians_sent({ organization })
          : sentText(kind, status, organization),
    })
  },
})

/** Reloads after a refusal too: the questions may have changed. */
export { reloadAfterRefusal as shouldRevalidate } from '#app/request/reload-after-refusal.ts'

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, itemId, title, organization, obstacle, groups } = loaderData
  const groupKind = parseGroupKind(kind)
  const hasPlace = obstacle === 'already' || obstacle === 'with-group' || obstacle === 'in-line'
  const page = `/projects-events/${itemId}`
  const problems = actionData?.problems
  return (
    <RouteDialog
      title={formLabels[kind].lead()}
      description={m.supporting_for({ title, organization })}
      closeTo={page}
    >
      {groupKind && (obstacle === null || obstacle === 'full' || hasPlace) && (
        <WhoComes groups={groups} itemId={itemId} kind={groupKind} />
      )}
      {obstacle && obstacle !== 'full' && !problems ? (
        <>
          <Banner tone={hasPlace ? 'info' : 'warning'}>{supportProblemLabel(obstacle)}</Banner>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button asChild>
              {hasPlace ? (
                <Link to="/dashboard">{m.supporting_to_dashboard()}</Link>
              ) : (
                <Link to="/projects-events">{m.supporting_look_around()}</Link>
              )}
            </Button>
            <Button asChild variant="secondary">
              <Link to={page} preventScrollReset>
                {m.supporting_back()}
              </Link>
            </Button>
          </div>
        </>
      ) : (
        <SupportForm {...loaderData} isFull={obstacle === 'full'} problems={problems} />
      )}
    </RouteDialog>
  )
}
