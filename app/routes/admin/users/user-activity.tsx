import type { ReactNode } from 'react'
import type { OpenedPerson } from '#domain/accounts/commands/get-user.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { describeBrowser } from '#app/routes/member/account/describe-browser.ts'
import { UserSection } from './user-section.tsx'
import { Moment } from '#app/ui/moment.tsx'

const fields: Record<string, () => string> = {
  full_name: m.forms_full_name,
  mobile_phone: m.people_field_mobile_phone,
  address: m.forms_street,
  city: m.forms_city,
  state: m.forms_state_or_province,
  postal_code: m.forms_postal_code,
  country: m.forms_country,
  avatar_url: m.people_field_avatar,
}

const activities: Record<string, () => string> = {
  page_view: m.people_activity_page_view,
  link_click: m.people_activity_link_click,
  app_loaded: m.people_activity_app_loaded,
  signed_in: m.useractivity_signed_in,
  signed_up: m.useractivity_signed_up,
  signed_out: m.useractivity_signed_out,
  partner_registration: m.people_activity_partner_registration,
  ambassador_registration: m.people_activity_ambassador_registration,
  admin_action: m.people_activity_admin_action,
}

/** Lists a user's sessions, profile changes and, for superusers, activity on the site. */
export function UserActivityLists({ person }: { person: OpenedPerson }) {
  const sessions = person.signIns?.sessions ?? []
  return (
    <>
      <UserSection id="sign-ins" title={m.people_sessions()}>
        <Lines none={m.people_no_sessions()}>
          {sessions.map(({ since, last_used: used, user_agent: agent, address }) => (
            <li key={`${since} ${used}`} className="px-4 py-2.5">
              <p className="font-medium">
                <bdi>{nameOfBrowser(agent)}</bdi>
                {address && (
                  <span className="font-normal text-muted">
                    {' '}
                    · <bdi>{address}</bdi>
                  </span>
                )}
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
                {about && (
                  <span className="text-muted">
                    {' '}
                    · <bdi>{about}</bdi>
                  </span>
                )}
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
      <Moment at={at} as="dateTime" className="text-muted" />
    </li>
  )
}

function nameOfBrowser(agent: string | null): string {
  const { browser, system } = describeBrowser(agent)
  return [browser, system].filter(Boolean).join(', ') || m.people_unknown_browser()
}

/** Returns the label of a profile field. */
function nameOfField(field: string): string {
  return fields[field]?.() ?? m.people_field_other({ name: field.replaceAll('_', ' ') })
}

/** Returns the label of an activity type; an unknown type is shown as stored. */
function nameOfActivity(type: string): string {
  return activities[type]?.() ?? type.replaceAll('_', ' ')
}
