import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { directionOf, pageLanguage } from '#platform/text/language.ts'
import { describeTime } from '../project-events/when.ts'
import { showCode } from './attendance.ts'
import type { HoursTogether } from './find-hours-together.ts'
import type { Certificate } from './queries/get-certificate.ts'

/** When it was: the days on which they were checked in, else when the item took place. */
function certifiedDays({ days, item }: Pick<Certificate, 'days' | 'item'>): string {
  const zone = item.timeZone
  const [only] = days
  if (item.type === 'project' || !only) return describeTime({ ...item, moreDates: 0 })
  return [...new Set(days.map((day) => format.date(day, zone)))].join('; ')
}

/** What a certificate says, a label and its words each. */
export function certifiedRows(certificate: Certificate): [label: string, words: string][] {
  const { item, hours, group, people, isOfMember } = certificate
  const together: [string, string][] =
    group !== null && isOfMember
      ? [[m.onday_certificate_group(), group]]
      : group !== null
        ? [[m.onday_certificate_group(), m.onday_certificate_together({ group, count: people })]]
        : people > 1
          ? [[m.onday_certificate_people(), format.number(people)]]
          : []
  return [
    [m.onday_certificate_what(), item.title],
    [m.onday_certificate_organization(), item.organization],
    [m.onday_certificate_when(), certifiedDays(certificate)],
    ...together,
    [m.onday_certificate_hours(), format.number(hours)],
  ]
}

/** What a certificate of all hours says: each sign-up with its days, and the sum. */
export function hoursTogetherRows({
  entries,
  hours,
}: HoursTogether): [label: string, words: string][] {
  return [
    ...entries.map((entry): [string, string] => [
      certifiedDays(entry),
      m.onday_total_entry({
        // Each in its own direction.
        title: `\u2068${entry.item.title}\u2069`,
        organization: `\u2068${entry.item.organization}\u2069`,
        count: entry.hours,
        hours: format.number(entry.hours),
      }),
    ]),
    [m.onday_total_hours(), format.number(hours)],
  ]
}

type Printed = { address: string; picture: string }

/** The data of the certificate's template, in the language of the page. */
export function certificateData(certificate: Certificate, printed: Printed) {
  return dataOf(certificate, certifiedRows(certificate), printed)
}

/** The same for a certificate of all hours. */
export function hoursTogetherData(together: HoursTogether, printed: Printed) {
  const data = dataOf(together, hoursTogetherRows(together), printed)
  return { ...data, confirmed: m.onday_total_confirmed() }
}

function dataOf(
  { name, code, issuedAt }: Pick<Certificate, 'name' | 'code' | 'issuedAt'>,
  rows: [label: string, words: string][],
  { address, picture }: Printed,
) {
  // An address reads from left to right also in Hebrew.
  const isolated = `\u2066${address.replace(/^https?:\/\//, '')}\u2069`
  return {
    language: pageLanguage(),
    direction: directionOf(pageLanguage()),
    site: m.onday_certificate_site(),
    title: m.onday_certificate(),
    states: m.onday_certificate_states(),
    name,
    rows: [...rows, [m.onday_certificate_code(), `\u2066${showCode(code)}\u2069`]],
    confirmed: m.onday_certificate_confirmed(),
    check: m.onday_certificate_check(),
    issued: `${m.onday_certificate_issued()}: ${format.date(issuedAt)}`,
    address: isolated,
    picture,
  }
}
