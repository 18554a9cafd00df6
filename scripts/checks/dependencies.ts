import { directNames, readLock } from './direct-dependencies.ts'

// `npm run check:dependencies` asks npm's registry about every package in package.json. Checks that need no network are in
// test/architecture/dependencies.test.ts.

type Told = {
  'dist-tags': { latest: string }
  time: Record<string, string>
  versions: Record<string, { deprecated?: string | boolean }>
}

/** A package with an older latest release may be unmaintained. */
const YEARS = 2

/** Finished packages, with the reason to keep them. */
const FINISHED: Readonly<Record<string, string>> = {
  'class-variance-authority': 'a hundred lines, complete, and widely used',
  clsx: 'as small as a function can be',
  leaflet: 'its second version is in development; the first is the most widely used map library',
  'topojson-client': 'reads one stable format; needed only to regenerate the outline',
  'world-atlas': 'coastlines do not change; needed only to regenerate the outline',
}

const AT_ONCE = 4
const names = directNames()

/** Whether a package contains types of another dependency: it is released only when that one changes, which is checked itself. */
function isToldByAnother(name: string): boolean {
  const typed = /^@types\/(?:(.+)__)?(.+)$/.exec(name)
  return typed !== null && names.includes(typed[1] ? `@${typed[1]}/${typed[2]}` : typed[2]!)
}

async function faultsOf(name: string, version: string): Promise<string[]> {
  const answer = await fetch(`https://registry.npmjs.org/${name.replace('/', '%2f')}`, {
    signal: AbortSignal.timeout(60_000),
  })
  if (!answer.ok) return [`the registry answered ${answer.status}`]
  const told = (await answer.json()) as Told
  const { latest } = told['dist-tags']
  const deprecated = told.versions[version]?.deprecated
  const newest = Date.parse(told.time[latest] ?? '')
  const years = (Date.now() - newest) / (365.25 * 24 * 3600 * 1000)
  console.log(`${name} ${version} (latest ${latest}, ${years.toFixed(1)} years ago)`)
  return [
    ...(deprecated ? [`deprecated: ${deprecated}`] : []),
    ...(told.versions[version] ? [] : ['this version was unpublished']),
    ...(years <= YEARS || FINISHED[name] || isToldByAnother(name)
      ? []
      : [`no release for ${years.toFixed(1)} years`]),
  ]
}

const versions = new Map(
  readLock()
    .filter((one) => one.isDirect)
    .map((one) => [one.name, one.version]),
)
const faults: string[] = []
for (let first = 0; first < names.length; first += AT_ONCE) {
  const some = names.slice(first, first + AT_ONCE)
  const found = await Promise.all(
    some.map((name) =>
      faultsOf(name, versions.get(name) ?? '').catch((error: Error) => [
        `not asked: ${error.message}`,
      ]),
    ),
  )
  found.forEach((list, index) => faults.push(...list.map((fault) => `${some[index]}: ${fault}`)))
}
console.log(faults.length === 0 ? '\nAll dependencies are maintained.' : `\n${faults.join('\n')}`)
process.exitCode = faults.length === 0 ? 0 : 1
