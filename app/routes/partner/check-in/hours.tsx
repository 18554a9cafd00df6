import { Form, Link, useNavigation } from 'react-router'
import { CHECK_IN_PATH, checkInPath, hoursField, hoursPath } from '#domain/attendance/attendance.ts'
import { confirmHours } from '#domain/attendance/commands/confirm-hours.ts'
import { markAbsent } from '#domain/attendance/commands/mark-absent.ts'
import { getHours, type WithHours } from '#domain/attendance/queries/get-hours.ts'
import { supporterLabel } from '#domain/support/support-words.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import { idOf } from '#app/request/id-of.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/hours.ts'
import { carryOut } from './carry-out.server.ts'
import { describeDate } from '#domain/attendance/describe-date.ts'
import { WhoCame, WhoIsHere } from '../../shared/who-came.tsx'

export function meta() {
  return [{ title: m.onday_hours_page() }]
}

/** Who was here on a date that is over, with the hours to confirm. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const found = await runOperation(context, getHours, {
    itemId: idOf(params, m.posts_not_found()),
    dateId: url.searchParams.get('date') || null,
  })
  return { ...found, formKey: crypto.randomUUID() }
}

export const handle = { failed: () => m.onday_failed() }

export const action = formAction({
  open: ({ params, request }) => ({
    itemId: idOf(params, m.posts_not_found()),
    dateId: new URL(request.url).searchParams.get('date') || null,
  }),
  intents: {
    // Of someone who was marked as not having come.
    here: ({ context, caller, itemId, dateId, values }) =>
      carryOut(context, keyedByContent(caller, values), { itemId, dateId }, values),
    // Of someone who says that they came.
    absent: async ({ caller, itemId, dateId, values }) => {
      const supportId = values['supportId'] ?? ''
      const { name } = await markAbsent(keyedByContent(caller, values), {
        itemId,
        dateId,
        supportId,
      })
      return m.onday_did_absent({ name })
    },
  },
  async run({ caller, itemId, dateId, values: hours }) {
    const { confirmed, undecided } = await confirmHours(caller, { itemId, dateId, hours })
    const done =
      confirmed > 0 ? m.onday_did_confirm({ count: confirmed }) : m.onday_did_confirm_none()
    return undecided > 0 ? `${done} ${m.onday_undecided({ count: undecided })}` : done
  },
  to: ({ itemId, dateId }) => hoursPath(itemId, dateId),
})

export default function ConfirmHours({ loaderData, actionData }: Route.ComponentProps) {
  const { item, date, rows, isOver, formKey } = loaderData
  const { state } = useNavigation()
  const problems = actionData?.problems
  const came = rows.filter(({ attended }) => attended === 'here')
  const saying = rows.filter(({ attended, said }) => attended !== 'here' && said !== null)
  const others = rows.filter(({ attended, said }) => attended !== 'here' && said === null)
  const isConfirmed =
    rows.length > saying.length && rows.every((row) => row.isConfirmed || saying.includes(row))
  const wrong = Object.entries(problems?.fields ?? {}).map(([field, message]) => ({
    field,
    message,
  }))
  const list = checkInPath(item.id, date.id)
  return (
    <Container width="text" className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.onday_title(), to: CHECK_IN_PATH },
          { label: m.onday_list(), to: list },
          { label: m.onday_hours_title() },
        ]}
      />
      <PageHeader
        className="mt-2"
        eyebrow={
          <span lang={otherThanPage(item.language)} dir="auto">
            {item.title}
          </span>
        }
        title={m.onday_hours_title()}
        lead={describeDate(date, item.timeZone)}
      />
      {problems && (
        <div className="mt-6">
          <ErrorSummary problems={wrong.length > 0 ? wrong : [{ message: problems.message }]} />
        </div>
      )}
      {!isOver ? (
        <Banner tone="info" className="mt-6">
          {m.onday_not_over_yet()}
        </Banner>
      ) : rows.length === 0 ? (
        <p className="mt-6 text-muted">{m.onday_nobody()}</p>
      ) : (
        <>
          <p className="mt-6">
            {date.isAllDay || !date.endsAt ? m.onday_hours_lead_open() : m.onday_hours_lead()}
          </p>
          <p className="mt-2 text-sm text-muted">{m.onday_hours_effect()}</p>
          {saying.length > 0 && (
            <section className="mt-8">
              <h2 className="font-display text-subheading font-bold">{m.onday_say_came()}</h2>
              <p className="mt-1.5 text-muted">{m.onday_say_came_text()}</p>
              <NotMarked rows={saying} isClaimed {...{ formKey }} />
            </section>
          )}
          <Form method="post" noValidate className="mt-8" preventScrollReset>
            <div className="flex items-end justify-between gap-4">
              <h2 className="font-display text-subheading font-bold">
                {m.onday_came()} <span className="tabular-nums">({came.length})</span>
              </h2>
              {came.length > 0 && (
                <p aria-hidden className="w-28 text-sm font-medium">
                  {m.onday_hours()}
                </p>
              )}
            </div>
            {came.length === 0 && (
              <Banner tone="warning" className="mt-4">
                {m.onday_nobody_came()}
              </Banner>
            )}
            <ul className="mt-2 divide-y divide-line border-t border-line empty:hidden">
              {came.map((row) => (
                <li
                  key={row.supportId}
                  className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-4 py-3"
                >
                  <Who {...row} />
                  <TextField
                    id={hoursField(row.supportId)}
                    name={hoursField(row.supportId)}
                    label={m.onday_hours_of({ name: supporterLabel(row) })}
                    inputMode="numeric"
                    autoComplete="off"
                    // The column has a heading.
                    className="[&>label]:sr-only"
                    boxClassName="tabular-nums"
                    defaultValue={
                      problems?.values[hoursField(row.supportId)] ?? row.hours?.toString() ?? ''
                    }
                    error={problems?.fields[hoursField(row.supportId)]}
                  />
                </li>
              ))}
            </ul>
            <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-paper px-4 py-3">
              <Button type="submit" pending={state !== 'idle'}>
                {isConfirmed ? m.onday_save_hours() : m.onday_confirm_all()}
              </Button>
              <Link
                className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
                to={list}
              >
                {m.onday_to_list()}
              </Link>
            </div>
          </Form>
          {others.length > 0 && (
            <section className="mt-10">
              <h2 className="font-display text-subheading font-bold">
                {m.onday_did_not_come()} <span className="tabular-nums">({others.length})</span>
              </h2>
              <NotMarked rows={others} {...{ formKey }} />
            </section>
          )}
        </>
      )}
    </Container>
  )
}

/** People who are not marked as here, each with the button that marks them. */
function NotMarked({
  rows,
  formKey,
  isClaimed = false,
}: {
  rows: readonly WithHours[]
  formKey: string
  /** They say that they came. */
  isClaimed?: boolean
}) {
  const label = isClaimed ? m.onday_was_here_too : m.onday_was_here
  const labelFor = isClaimed ? m.onday_was_here_too_for : m.onday_was_here_for
  return (
    <ul className="mt-3 divide-y divide-line">
      {rows.map((row) => (
        <li key={row.supportId} className="flex flex-wrap items-center gap-4 py-3">
          <Who {...row} />
          <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
            <input type="hidden" name="supportId" value={row.supportId} />
            <input type="hidden" name="formKey" value={formKey} />
            <Button
              type="submit"
              name="intent"
              value="here"
              variant="secondary"
              size="small"
              aria-label={labelFor({ name: supporterLabel(row) })}
            >
              {label()}
            </Button>
            {isClaimed && (
              <Button
                type="submit"
                name="intent"
                value="absent"
                variant="quiet"
                size="small"
                aria-label={m.onday_was_absent_for({ name: supporterLabel(row) })}
              >
                {m.onday_was_absent()}
              </Button>
            )}
            <WhoCame members={row.members} came={row.saidMembers} />
          </Form>
        </li>
      ))}
    </ul>
  )
}

/** The name of a sign-up, how many of it came, and whether its hours are confirmed. */
function Who({ isConfirmed, places, people, attended, said, ...row }: WithHours) {
  const { saidDays, saidMembers, members, came, answerBy } = row
  return (
    <div className="min-w-0 flex-1 basis-32">
      <p className="font-medium wrap-anywhere">
        <bdi>{supporterLabel({ ...row, places })}</bdi>
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums empty:hidden">
        {places > 1 && attended === 'here' && (
          <span>{m.onday_people_of({ people, count: places })}</span>
        )}
        {said !== null && <span>{m.onday_says({ count: said, hours: format.number(said) })}</span>}
        {said !== null && saidMembers.length > 0 && (
          <span>{m.onday_people_of({ people: saidMembers.length, count: places })}</span>
        )}
        {answerBy && attended !== 'here' && (
          <span>{m.due_answer_due({ date: format.date(answerBy) })}</span>
        )}
        {isConfirmed && attended === 'here' && (
          <StatusBadge tone="success">{m.onday_confirmed()}</StatusBadge>
        )}
      </p>
      {saidDays.length > 0 && (
        <p className="mt-0.5 text-sm text-muted tabular-nums">
          {format.list(
            saidDays.map(({ day, hours }) =>
              m.onday_says_day({ day: format.day(day, 'medium'), hours: format.number(hours) }),
            ),
          )}
        </p>
      )}
      {attended === 'here' && <WhoIsHere members={members} came={came} />}
    </div>
  )
}
