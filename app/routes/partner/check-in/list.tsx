import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import {
  CHECK_IN_PATH,
  checkInPath,
  countHere,
  hoursPath,
  type Expected,
  type OccasionDate,
} from '#domain/attendance/attendance.ts'
import { getCheckIn } from '#domain/attendance/queries/get-check-in.ts'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import { idOf } from '#app/request/id-of.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/list.ts'
import { answerScan } from './answer-scan.ts'
import { carryOut } from './carry-out.server.ts'
import { describeDate } from '#domain/attendance/describe-date.ts'
import { ExpectedRow } from './expected-row.tsx'
import { Scanner } from './scanner.tsx'
import { useMarks } from './use-marks.ts'
import { WaitingMarks } from './waiting-marks.tsx'
import { WalkInForm } from './walk-in-form.tsx'

export function meta() {
  return [{ title: m.onday_page() }]
}

/** The list of one date: who is expected, and who is here. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const list = await runOperation(context, getCheckIn, {
    itemId: idOf(params, m.posts_not_found()),
    dateId: url.searchParams.get('date') || null,
  })
  return { ...list, formKey: crypto.randomUUID() }
}

export const handle = { failed: () => m.onday_mark_failed() }

/** For browsers without scripts; others keep their marks and send them to `marks.ts`. */
export const action = formAction({
  open: ({ params, request }) => ({
    itemId: idOf(params, m.posts_not_found()),
    dateId: new URL(request.url).searchParams.get('date') || null,
  }),
  run: ({ context, caller, itemId, dateId, values }) =>
    carryOut(context, keyedByContent(caller, values), { itemId, dateId }, values),
  to: ({ itemId, dateId }) => checkInPath(itemId, dateId),
})

export default function CheckInList({ loaderData, actionData }: Route.ComponentProps) {
  const { item, dates, date, formKey } = loaderData
  const problems = actionData?.problems
  const marks = useMarks(loaderData)
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const { here, expected: total } = countHere(marks.expected)
  const found = marks.expected.filter(({ name, group }) => matches(typed, name, group))
  const shown = found.filter(({ standing }) => standing === 'expected')
  const unanswered = found.filter(({ standing }) => standing !== 'expected')
  const address = checkInPath(item.id, date.id)
  const take = (text: string) => {
    const answer = answerScan(marks.expected, text)
    if (answer.mark) marks.mark(answer.mark)
    return answer
  }
  const rowsOf = (rows: readonly Expected[]) => (
    <ul className="divide-y divide-line">
      {rows.map((one) => (
        <li key={one.supportId}>
          <ExpectedRow
            expected={one}
            {...{ address, formKey }}
            isOpen={loaderData.hasOpened}
            mark={marks.mark}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <Container width="text" className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[{ label: m.onday_title(), to: CHECK_IN_PATH }, { label: m.onday_list() }]}
      />
      <PageHeader
        className="mt-2"
        size="heading"
        title={
          <span lang={otherThanPage(item.language)} dir="auto">
            {item.title}
          </span>
        }
        lead={describeDate(date, item.timeZone)}
      />
      {dates.length > 1 && <DateChoice dates={dates} shown={date} zone={item.timeZone} />}
      {problems && (
        <Banner tone="danger" className="mt-5">
          {Object.values(problems.fields)[0] ?? problems.message}
        </Banner>
      )}
      {!loaderData.hasOpened && (
        <Banner tone="info" className="mt-5">
          {m.onday_not_yet()}
        </Banner>
      )}
      <WaitingMarks {...marks} />
      {loaderData.hasOpened && marks.expected.length > 0 && <Scanner take={take} />}
      <div className="sticky top-0 z-10 -mx-4 mt-5 border-b border-line bg-paper px-4 py-3">
        <p className="font-display text-heading font-bold tabular-nums" aria-live="polite">
          {m.onday_counter({ here, total })}
        </p>
        {marks.expected.length > 0 && (
          <Form
            method="get"
            role="search"
            // With scripts the list is filtered as one types, also without a connection.
            onSubmit={(event) => event.preventDefault()}
            className="mt-2 flex items-end gap-2"
          >
            {date.id && <input type="hidden" name="date" value={date.id} />}
            <TextField
              type="search"
              name="q"
              label={m.onday_search()}
              value={typed}
              onChange={(change) => setTyped(change.target.value)}
              autoComplete="off"
              className="flex-1"
            />
            <noscript>
              <Button type="submit" variant="secondary">
                {m.onday_search_do()}
              </Button>
            </noscript>
          </Form>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="py-8 text-muted">{total === 0 ? m.onday_nobody() : m.onday_nobody_found()}</p>
      ) : (
        rowsOf(shown)
      )}
      {unanswered.length > 0 && (
        <section aria-labelledby="unanswered" className="mt-6 border-t border-line pt-6">
          <h2 id="unanswered" className="font-display text-subheading font-bold">
            {m.onday_unanswered()}
          </h2>
          <p className="mt-1 text-muted">{m.onday_unanswered_text()}</p>
          {rowsOf(unanswered)}
        </section>
      )}
      {loaderData.hasOpened && (
        <div className="mt-6 border-t border-line pt-6">
          <WalkInForm
            {...{ address, formKey, problems }}
            ways={loaderData.ways}
            mark={marks.mark}
          />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {loaderData.isOver && (
          <Button asChild variant="secondary">
            <Link to={hoursPath(item.id, date.id)}>
              <ClipboardCheck aria-hidden />
              {m.onday_confirm_hours()}
            </Link>
          </Button>
        )}
        <p className="text-sm text-muted">{m.onday_stays_open()}</p>
      </div>
    </Container>
  )
}

/** Whether a name, or that of a group, has the letters that were typed. */
function matches(typed: string, name: string, group: string | null): boolean {
  const wanted = typed.trim().toLocaleLowerCase()
  return wanted === '' || `${name} ${group ?? ''}`.toLocaleLowerCase().includes(wanted)
}

function DateChoice({
  dates,
  shown,
  zone,
}: {
  dates: readonly OccasionDate[]
  shown: OccasionDate
  zone: string
}) {
  return (
    <Form method="get" className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        key={shown.id}
        name="date"
        label={m.onday_date()}
        defaultValue={shown.id ?? ''}
        className="min-w-0 flex-1 basis-56"
      >
        {dates.map((date) => (
          <option key={date.id} value={date.id ?? ''}>
            {describeDate(date, zone)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {m.onday_show_date()}
      </Button>
    </Form>
  )
}
