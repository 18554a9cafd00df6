import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { directionOf, pageLanguage } from '#platform/text/language.ts'
import { describeTime } from '../project-events/when.ts'
import { showCode } from './attendance.ts'
import type { Certificate } from './queries/get-certificate.ts'

/** When it was: the days on which they were checked in, else when the item took place. */
export function certifiedDays({ days, item }: Certificate): string {
  const zone = item.timeZone
  const [only] = days
  if (item.type === 'project' || !only) return describeTime({ ...item, moreDates: 0 })
  return [...new Set(days.map((day) => format.date(day, zone)))].join('; ')
}

/** What a certificate says, a label and its words each. */
export function certifiedRows(certificate: Certificate): [label: string, words: string][] {
  const { item, hours, group, people } = certificate
  const together: [string, string][] =
    group !== null
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

/** The data of the certificate's template, in the language of the page. */
export function certificateData(
  certificate: Certificate,
  { address, picture }: { address: string; picture: string },
) {
  // An address reads from left to right also in Hebrew.
  const isolated = `\u2066${address.replace(/^https?:\/\//, '')}\u2069`
  return {
    language: pageLanguage(),
    direction: directionOf(pageLanguage()),
    site: m.onday_certificate_site(),
    title: m.onday_certificate(),
    states: m.onday_certificate_states(),
    name: certificate.name,
    rows: [
      ...certifiedRows(certificate),
      [m.onday_certificate_code(), `\u2066${showCode(certificate.code)}\u2069`],
    ],
    confirmed: m.onday_certificate_confirmed(),
    check: m.onday_certificate_check(),
    issued: `${m.onday_certificate_issued()}: ${format.date(certificate.issuedAt)}`,
    address: isolated,
    picture,
  }
}
