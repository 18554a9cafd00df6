/** What a member of an organization's team may do there; its owner may do all of it. */
export const DUTIES = ['write', 'answer', 'money'] as const
export type Duty = (typeof DUTIES)[number]

/** A duty, or being the owner, who alone decides who is in the team and what is registered. */
export type Standing = Duty | 'own'

/** How many people a team has at most, with those invited, besides its owner. */
export const TEAM_MAX = 30

/** How long an invitation to a team is open. */
export const INVITATION_DAYS = 14

const PAGES: readonly [path: RegExp, duties: readonly Standing[]][] = [
  [/^\/partner-dashboard\/posts\/[^/]+\/complete$/, ['answer']],
  [/^\/partner-dashboard\/(posts|news|products|place\.json)\b/, ['write']],
  [/^\/partner-dashboard\/supporters\/[^/]+\/note$/, ['answer']],
  [/^\/partner-dashboard\/(supporters|orders|messages)\b/, ['answer', 'money']],
  [/^\/partner-dashboard\/how-to-pay$/, ['money']],
  [/^\/partner-admin\/check-in\b/, ['answer']],
]

/** Whether someone who has these duties may open an organization's page, by its path without a language. */
export function mayOpenPage(duties: readonly Standing[], path: string): boolean {
  const needed = PAGES.find(([page]) => page.test(path))?.[1]
  return !needed || duties.includes('own') || needed.some((duty) => duties.includes(duty))
}

/** The path of the page on which an invitation is answered. */
export function teamInvitationPath(id: string): string {
  return `/team-invitations/${id}`
}
