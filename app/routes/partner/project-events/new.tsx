import { randomUUID } from 'node:crypto'
import { getOwnProjectEvent } from '#domain/project-events/queries/get-own-project-event.ts'
import { PLACE_INPUTS } from '#domain/project-events/draft-dates.ts'
import type { DraftContent } from '#domain/project-events/fields.ts'
import { parseType, DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { zoneChoices } from '#domain/project-events/time-zones.ts'
import { findOwnAnswerStanding } from '#domain/waiting/queries/find-own-answer-standing.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/new.ts'
import { Link } from 'react-router'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import type { LandscapeRegion, Time } from '#app/ui/landscape/region.ts'
import { newOfTypeAddress, newProjectEventAddress, ownProjectEventsAddress } from './addresses.ts'
import { AnswersFirst } from './answers-first.tsx'
import { ProjectEventEditor } from './editor.tsx'
import { valuesOf } from './editor-state.tsx'
import { presentMap } from './present-map.server.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.posts_create() }) }]
}

/**
 * Asks for the type if the URL has none, otherwise shows the form: empty, or with the texts, hours and pictures of the own post
 * that `?copy=` names, without its days. Nothing is stored before the first save.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const type = parseType(searchParams.get('type'))
  if (!type) return null
  const copied = searchParams.get('copy')
  const post = copied ? await runOperation(context, getOwnProjectEvent, { postId: copied }) : null
  const now = context.get(runtimeContext).clock.now()
  return {
    type,
    values: post
      ? valuesOf(withoutDays(post.content), post.type === type ? post.pictures : [])
      : { timeZone: DEFAULT_TIME_ZONE },
    formKey: randomUUID(),
    zones: zoneChoices(now),
    map: presentMap(context),
    checked: { now: now.toISOString(), wasApproved: false },
    standing: (await runOperation(context, findOwnAnswerStanding, {})).standing,
  }
}

/** A copy takes place on other days, at the same hours, and where the original usually does. */
function withoutDays(content: DraftContent): DraftContent {
  const places = Object.fromEntries(PLACE_INPUTS.map((input) => [input, '']))
  return { ...content, ...places, startDate: '', endDate: '', series: '', furtherDates: [] }
}

export const handle = { failed: () => m.posts_save_failed() }

export { begin as action } from './actions.server.ts'

export default function NewProjectEvent({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="flex flex-1 flex-col py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.posts_title(), to: ownProjectEventsAddress },
          { label: m.posts_create(), ...(loaderData && { to: newProjectEventAddress }) },
        ]}
      />
      {loaderData ? (
        <NewForm {...loaderData} problems={actionData?.problems} />
      ) : (
        <>
          <PageHeader className="mt-2" title={m.posts_new_title()} lead={m.posts_new_lead()} />
          <TypeChoice />
        </>
      )}
    </Container>
  )
}

function NewForm({
  type,
  values: initial,
  formKey,
  zones,
  checked,
  map,
  standing,
  problems,
}: NonNullable<Route.ComponentProps['loaderData']> & {
  problems: NonNullable<Route.ComponentProps['actionData']>['problems'] | undefined
}) {
  const values: Record<string, string> = problems?.values ?? initial
  return (
    <>
      <PageHeader
        className="mt-2 mb-8"
        title={type === 'event' ? m.posts_new_event_title() : m.posts_new_project_title()}
        lead={m.posts_new_form_lead()}
      />
      <AnswersFirst standing={standing} className="mb-8" />
      <ProjectEventEditor
        // Remounts the form when the type changes.
        key={type}
        action={newOfTypeAddress(type)}
        state={{ type, values, problems: problems?.fields ?? {}, hints: {} }}
        zones={zones}
        message={problems?.message || undefined}
        note={m.posts_not_saved_yet()}
        formKey={problems?.values['key'] ?? formKey}
        checked={checked}
        map={map}
      />
    </>
  )
}

/** Two large links: project or event. */
export function TypeChoice() {
  return (
    <ul className="mt-8 grid max-w-text gap-5 sm:grid-cols-2">
      <Choice
        to={newOfTypeAddress('project')}
        title={m.posts_new_project()}
        text={m.posts_new_project_text()}
        scene={{ id: 'a field', region: 'galilee', time: 'day' }}
      />
      <Choice
        to={newOfTypeAddress('event')}
        title={m.posts_new_event()}
        text={m.posts_new_event_text()}
        scene={{ id: 'an evening', region: 'jerusalem', time: 'dusk' }}
      />
    </ul>
  )
}

function Choice({
  to,
  title,
  text,
  scene,
}: {
  to: string
  title: string
  text: string
  scene: { id: string; region: LandscapeRegion; time: Time }
}) {
  return (
    <li className="group/choice relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-primary">
      <Landscape {...scene} className="h-32 w-full dark:brightness-90" />
      <div className="p-5">
        <h2 className="font-display text-subheading font-bold">
          <Link
            to={to}
            className="group-hover/choice:text-primary after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
    </li>
  )
}
