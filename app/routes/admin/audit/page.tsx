import { listChoices } from '#domain/audit/queries/list-choices.ts'
import { listLines } from '#domain/audit/queries/list-lines.ts'
import { m } from '#messages'
import { pageLanguage } from '#platform/text/language.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import type { Route } from './+types/page.ts'
import { AdminHeader } from '../admin-header.tsx'
import { AuditList } from './audit-list.tsx'
import { auditParams as params, auditParams, type AuditView } from './params.ts'
import { presentLine } from './present-line.ts'
import { X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { SYSTEM } from '#domain/audit/audit.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { operationWords } from './operation-words.ts'
import { subjectWords } from './subject-words.ts'

type Choice = { name: string; words: string }

type AuditFilterFormProps = {
  view: AuditView
  /** Of the subject that the list is narrowed to. */
  title: string | null
  choices: {
    operations: readonly Choice[]
    subjects: readonly Choice[]
    people: readonly { id: string; name: string }[]
  }
}

export function meta() {
  return [{ title: m.admin_page_title({ page: m.audit_title() }) }]
}

/** Lists what staff and jobs did, newest first; the URL holds the filters and the cursor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const [{ lines, next }, { operations, subjects, people }] = await Promise.all([
    runOperation(context, listLines, view),
    runOperation(context, listChoices, {}),
  ])
  return {
    lines: lines.map(presentLine),
    older: next,
    choices: {
      operations: inWords(operations, operationWords),
      subjects: inWords(subjects, subjectWords),
      people,
    },
    view,
  }
}

/** In the order of the words, so that people find them. */
function inWords(names: readonly string[], words: (name: string) => string): Choice[] {
  const choices = names.map((name) => ({ name, words: words(name) }))
  return choices.toSorted((one, other) => one.words.localeCompare(other.words, pageLanguage()))
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { lines, older, choices, view } = loaderData
  return (
    <ListPage
      header={<AdminHeader title={m.audit_title()} filter={params.narrow(view, {})} />}
      className="py-6 sm:py-8"
      lead={m.audit_lead()}
      {...{ params, view, older }}
      announcement={
        <AuditFilterForm view={view} choices={choices} title={lines[0]?.subject.title ?? null} />
      }
      rows={lines}
      empty={{ title: m.audit_empty() }}
      emptyNarrowed={{ title: m.audit_none(), seeAll: m.audit_see_all() }}
    >
      <AuditList lines={lines} view={view} />
    </ListPage>
  )
}

/** Filters by actor, operation, subject and date; submits with GET. */
function AuditFilterForm({ view, title, choices }: AuditFilterFormProps) {
  const { operation, actor, subject, subjectId, from, to } = view
  return (
    <Form
      // Changed filters remount the inputs, so that the Back button restores their values.
      key={auditParams.narrow(view, {})}
      action="/admin/audit"
      role="search"
      aria-label={m.forms_filters()}
      className="mb-6 grid grid-cols-2 gap-x-3 gap-y-4 rounded-card border border-line bg-surface p-4 sm:gap-x-4 lg:grid-cols-[1fr_1fr_1.5fr_22rem]"
    >
      <SelectField
        id="actor"
        name="actor"
        label={m.audit_by()}
        defaultValue={actor ?? ''}
        none={m.audit_everybody()}
      >
        <option value={SYSTEM}>{m.audit_system()}</option>
        {choices.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="subject"
        name="subject"
        label={m.audit_subject()}
        defaultValue={subject ?? ''}
        none={m.audit_every_subject()}
      >
        {choices.subjects.map(({ name, words }) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="operation"
        name="operation"
        label={m.audit_operation()}
        defaultValue={operation ?? ''}
        className="max-lg:col-span-2"
        none={m.audit_every_operation()}
      >
        {choices.operations.map(({ name, words }) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-3 max-lg:col-span-2">
        <TextField
          id="from"
          name="from"
          type="date"
          label={m.audit_from()}
          defaultValue={from ?? ''}
        />
        <TextField id="to" name="to" type="date" label={m.audit_to()} defaultValue={to ?? ''} />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary">
          {m.audit_filter()}
        </Button>
        {auditParams.isNarrowed(view) && (
          <Button asChild variant="quiet">
            <Link to={auditParams.href()}>{m.forms_clear_filters()}</Link>
          </Button>
        )}
        {subjectId && (
          <>
            <input type="hidden" name="subjectId" value={subjectId} />
            <Link
              to={auditParams.narrow(view, { subjectId: null })}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-primary-tint px-3 text-sm text-primary pointer-coarse:min-h-11"
            >
              {m.audit_one_subject({
                subject: title ?? m.audit_history({ id: subjectId.slice(-8) }),
              })}
              <X aria-hidden className="size-4" />
              <span className="sr-only">{m.audit_drop_filter()}</span>
            </Link>
          </>
        )}
      </div>
    </Form>
  )
}
