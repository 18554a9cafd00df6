import type { Db } from '#platform/database/scope.ts'
import { dayFrom } from './demo-day.ts'
import { demoCode } from './demo-code.ts'
import { demoId } from './demo-id.ts'
import type { DemoAmbassador } from './shapes-ambassadors.ts'

/** Loads how often an ambassador's links were followed, day by day: more often recently, and most on Sundays. */
export async function loadLinkVisits(
  db: Db,
  ambassador: DemoAmbassador,
  firstLoad: Date,
): Promise<void> {
  const { key, campaigns, items, hidden, daysAgo } = ambassador
  // Links to a hidden page are not counted.
  const until = hidden?.daysAgo ?? 0
  const links = [
    { key, from: daysAgo, to: until, items },
    ...campaigns.map(({ key: own, daysAgo: from, endsInDays = 0, item }) => ({
      key: own,
      from,
      to: Math.max(until, -endsInDays),
      items: item === undefined ? items : [item],
    })),
  ]
  const rows = links.flatMap((link) =>
    Array.from({ length: link.from - link.to }, (_, at) => link.from - at).flatMap((ago) =>
      visitsOf(ambassador, link, ago).map(([item, visits]) => ({
        linkCode: demoCode(link.key),
        day: dayFrom(firstLoad, -ago),
        projectEventId: item === undefined ? null : demoId('project_events', item),
        visits,
      })),
    ),
  )
  await db.insertInto('ambassadorVisits').values(rows).execute()
}

type Link = { key: string; from: number; to: number; items: string[] }

/** The visits of one day: to the ambassador's page, and on some days to one of the items. */
function visitsOf(
  { visitsADay }: DemoAmbassador,
  { key, from, items }: Link,
  ago: number,
): [item: string | undefined, visits: number][] {
  const chance = Buffer.from(
    demoId('ambassador_visits', `${key} ${ago}`).replaceAll('-', ''),
    'hex',
  )
  const usual = visitsADay * (1.4 - (0.8 * ago) / from) * (ago % 7 === 0 ? 2 : 1)
  const toPage = Math.round((usual * chance.readUInt8(0)) / 128)
  const toItem = Math.round((usual * chance.readUInt8(1)) / 256)
  const item = items[chance.readUInt8(2) % items.length]
  return [
    ...(toPage > 0 ? [[undefined, toPage] satisfies [undefined, number]] : []),
    ...(toItem > 0 && item ? [[item, toItem] satisfies [string, number]] : []),
  ]
}
