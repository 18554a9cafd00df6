import { ArrowRight, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SYSTEM } from '#domain/audit/audit.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { auditParams, type AuditView } from './params.ts'
import type { ShownAuditLine } from './present-line.ts'

const link = 'text-primary underline-offset-4 hover:underline'

/** Lists audit entries: who changed what, when and why, with the changed values. */
export function AuditList({ lines, view }: { lines: readonly ShownAuditLine[]; view: AuditView }) {
  return (
    <ol
      aria-label={m.audit_title()}
      className="divide-y divide-line rounded-card border border-line bg-surface text-sm"
    >
      {lines.map((line) => (
        <li key={line.id} className="grid gap-x-6 gap-y-2 px-4 py-3.5 lg:grid-cols-[14rem_1fr]">
          <div>
            <time dateTime={line.at} className="block text-muted tabular-nums">
              {format.dateTime(line.at)}
            </time>
            <Link
              to={auditParams.narrow(view, { actor: line.actor.id ?? SYSTEM })}
              title={m.audit_only_actor({ name: line.actor.name })}
              className={`${link} font-medium text-ink wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-3`}
            >
              <bdi>{line.actor.name}</bdi>
            </Link>
          </div>
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Link
                to={auditParams.narrow(view, { operation: line.operation.name })}
                title={m.audit_only_operation({ operation: line.operation.words })}
                className={`${link} font-medium text-ink pointer-coarse:py-3`}
              >
                {line.operation.words}
              </Link>
              <Subject line={line} />
            </p>
            {line.reason && (
              <p className="mt-1 wrap-anywhere whitespace-pre-line">
                <span className="text-muted">{m.audit_reason()}</span> <bdi>{line.reason}</bdi>
              </p>
            )}
            {line.changes.length > 0 && <Changes changes={line.changes} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What it was about: its kind, then its title with a link to its page, and a link to all that was done to it. */
function Subject({ line: { subject } }: { line: ShownAuditLine }) {
  const { id, words, address } = subject
  if (id === null) return <Named to={address}>{words}</Named>
  const name = subject.title ?? m.audit_history({ id: id.slice(-8) })
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-muted">
      <span>{words}</span>
      <span className="flex min-w-0 items-center gap-x-1">
        <Named to={address}>
          <bdi className="wrap-anywhere">{name}</bdi>
        </Named>
        <Link
          to={auditParams.href({ subject: subject.name, subjectId: id })}
          title={m.audit_only_subject({ subject: name })}
          aria-label={m.audit_only_subject({ subject: name })}
          className="-my-1 grid size-6 shrink-0 place-items-center rounded-field hover:text-primary pointer-coarse:size-11"
        >
          <History aria-hidden className="size-4" />
        </Link>
      </span>
    </span>
  )
}

function Named({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <span className="text-muted">{children}</span>
  return (
    <Link to={to} className={`${link} pointer-coarse:py-3`}>
      {children}
    </Link>
  )
}

/** Old and new values, field by field; long texts scroll in their own box. */
function Changes({ changes }: { changes: ShownAuditLine['changes'] }) {
  return (
    <dl className="mt-2 grid gap-1.5">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted">{field}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5">
            {before !== null && (
              <del
                dir="auto"
                className="max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line text-muted"
              >
                {before}
              </del>
            )}
            {after !== null && (
              <>
                {before !== null && (
                  <ArrowRight
                    aria-label={m.audit_became()}
                    className="size-3.5 shrink-0 self-center text-muted rtl:-scale-x-100"
                  />
                )}
                <ins
                  dir="auto"
                  className="max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line no-underline"
                >
                  {after}
                </ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
