import { Link, redirect, data } from 'react-router'
import { getGroupSignUpForm } from '#domain/support/queries/get-group-sign-up-form.ts'
import { groupPath } from '#domain/support/group.ts'
import { parseGroupKind, SEATS_MIN } from '#domain/support/group-sign-up.ts'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { newId } from '#platform/database/new-id.ts'
import { loadReferrer } from '#app/routes/credit/load-referrer.server.ts'
import { whenOf } from '#domain/project-events/when.ts'
import { usualWhereOf, whereOf } from '#domain/project-events/where.ts'
import { typedAge } from '#domain/consent/age-schema.ts'
import { getAges } from '#domain/consent/queries/get-ages.ts'
import { typedAnswers } from '#domain/questions/answer-fields.ts'
import { getQuestions } from '#domain/questions/queries/get-questions.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import { creditedReferral } from '#app/request/referral.ts'
import { GroupFailed } from '../group/group-failed.tsx'
import type { Route } from './+types/page.ts'
import { SignUpForm } from './sign-up-form.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData ? m.together_page_title({ title: loaderData.item.title }) : ''
  return [{ title: m.site_page_title({ page: page || m.together_title() }) }]
}

/** The form for a leader to sign the group up for the item of `?item=`, with the support kind of `?kind=`. */
export async function loader(asked: Route.LoaderArgs) {
  const { request, params, context } = asked
  const query = new URL(request.url).searchParams
  const itemId = query.get('item')
  const kind = parseGroupKind(query.get('kind'))
  // Without both, the leader has to pick an item first.
  if (!itemId || !kind) throw redirect('/projects-events?category=volunteer')
  const form = await runOperation(context, getGroupSignUpForm, { groupId: params.id, itemId, kind })
  return {
    ...form,
    kind,
    through: await loadReferrer(asked, itemId),
    asked: await runOperation(context, getQuestions, { itemId: form.item.id, kind }),
    ages: await runOperation(context, getAges, { itemId: form.item.id, kind }),
    /** Idempotency key: submitting this form twice creates one sign-up. */
    formKey: newId(),
  }
}

export const handle = { failed: () => m.supporting_failed() }

/** Signs up the selected members and redirects to the group's page. */
export const action = formAction({
  open({ request, params }) {
    const { searchParams } = new URL(request.url)
    const kind = parseGroupKind(searchParams.get('kind'))
    const itemId = searchParams.get('item')
    if (!kind || !itemId) throw data(null, { status: 404 })
    return { groupId: params['id'] ?? '', itemId, kind }
  },
  limit: 'group',
  async run({ caller, values, form, request, context, ...asked }) {
    const people = form.getAll('people').map(String)
    values['people'] = people.join(' ')
    // Several boxes of one name, kept as one text.
    for (const name of ['dates', 'waitingDates']) values[name] = form.getAll(name).join(' ')
    const { isWaiting, isConfirmed } = await signUpGroup(keyedByContent(caller, values), {
      groupId: asked.groupId,
      itemId: asked.itemId,
      kind: asked.kind,
      people,
      waits: values['waits'],
      dates: values['dates'],
      waitingDates: values['waitingDates'],
      phone: values['phone'],
      message: values['message'],
      answers: typedAnswers(values),
      age: typedAge(values),
      referral: creditedReferral({ request, context }, values),
    })
    if (isWaiting) return m.together_done_waiting()
    return isConfirmed ? m.together_done_welcome() : m.together_done()
  },
  to: ({ groupId }) => groupPath(groupId),
})

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { group, item, kind, obstacle, people } = loaderData
  const problems = actionData?.problems
  const canCome = people.filter(({ heldBack }) => heldBack === null)
  const page = `/projects-events/${item.id}`
  return (
    <Container width="text" className="pt-2 pb-14 sm:pb-20">
      <Breadcrumbs
        crumbs={[
          { label: m.dashboard_title(), to: '/dashboard' },
          {
            label: <bdi className="line-clamp-1 max-w-64">{group.name}</bdi>,
            to: groupPath(group.id),
          },
          { label: m.together_title() },
        ]}
      />
      <PageHeader
        className="mt-2"
        eyebrow={kind === 'volunteer' ? m.support_volunteer() : m.support_attend()}
        title={
          <span lang={otherThanPage(item.language)} dir="auto" className="wrap-anywhere">
            {item.title}
          </span>
        }
        lead={
          <span className="wrap-anywhere">
            {item.organization} · {whenOf(item)} · {whereOf(item)}
          </span>
        }
      />
      {obstacle && !problems ? (
        <NoForm words={obstacle} page={page} groupId={group.id} />
      ) : canCome.length < SEATS_MIN && !problems ? (
        <NoForm
          words={people.length < SEATS_MIN ? m.together_alone() : m.together_nobody_free()}
          page={page}
          groupId={group.id}
        />
      ) : (
        <SignUpForm
          {...loaderData}
          timeZone={item.timeZone}
          where={usualWhereOf(item)}
          organization={item.organization}
          problems={problems}
          page={page}
        />
      )}
    </Container>
  )
}

/** Explains why the form is not available, with a link onward. */
function NoForm({ words, page, groupId }: { words: string; page: string; groupId: string }) {
  return (
    <>
      <Banner tone="info" className="mt-8">
        {words}
      </Banner>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={groupPath(groupId)}>{m.together_to_group()}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={page}>{m.supporting_back()}</Link>
        </Button>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupFailed error={error} />
}
