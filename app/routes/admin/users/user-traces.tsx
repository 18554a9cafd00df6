import type { ReactNode } from 'react'
import type { OpenedPerson } from '#domain/accounts/commands/get-user.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { describeBrowser } from '#app/routes/member/account/describe-browser.ts'
import { nameOfActivity, nameOfField } from './trace-words.ts'
import { UserSection } from './user-section.tsx'

/** Where a user is signed in, what of their profile they changed and, for superusers, what they did on the site. */
export function UserTraces({ person }: { person: OpenedPerson }) {
  const sessions = person.signIns?.sessions ?? []
  return (
    <>
      <UserSection id="sign-ins" title={m.people_sessions()}>
        <Lines none={m.people_no_sessions()}>
          {sessions.map(({ since, last_used: used, user_agent: agent, address }) => (
            <li key={`${since} ${used}`} className="px-4 py-2.5">
              <p className="font-medium">
                {nameOfBrowser(agent)}
                {address && <span className="font-normal text-muted"> · {address}</span>}
              </p>
              <p className="text-muted">
                {m.people_session_since({
                  since: format.dateTime(since),
                  used: format.dateTime(used),
                })}
              </p>
            </li>
          ))}
        </Lines>
      </UserSection>
      <UserSection id="changes" title={m.people_changes()}>
        <Lines none={m.people_no_changes()}>
          {person.changes.map(({ field, at }, position) => (
            <Line key={`${at} ${position}`} at={at}>
              {nameOfField(field)}
            </Line>
          ))}
        </Lines>
      </UserSection>
      {person.activities && (
        <UserSection id="activities" title={m.people_activities()}>
          <p className="-mt-2 mb-3 text-sm text-muted">{m.people_activities_lead()}</p>
          <Lines none={m.people_no_activities()}>
            {person.activities.map(({ type, about, at }, position) => (
              <Line key={`${at} ${position}`} at={at}>
                {nameOfActivity(type)}
                {about && <span className="text-muted"> · {about}</span>}
              </Line>
            ))}
          </Lines>
        </UserSection>
      )}
    </>
  )
}

function Lines({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-muted">{none}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
      {children}
    </ul>
  )
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 px-4 py-2.5">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <time dateTime={at} className="text-muted">
        {format.dateTime(at)}
      </time>
    </li>
  )
}

function nameOfBrowser(agent: string | null): string {
  const { browser, system } = describeBrowser(agent)
  return [browser, system].filter(Boolean).join(', ') || m.people_unknown_browser()
}
