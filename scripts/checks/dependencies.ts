import { directNames, readLock } from './direct-dependencies.ts'

// Asks npm's registry about every package that package.json names: run with `npm run check:dependencies`. What needs no
// network is a law (test/laws/dependencies.test.ts).

type Told = {
  'dist-tags': { latest: string }
  time: Record<string, string>
  versions: Record<string, { deprecated?: string | boolean }>
}

/** Older than this, nobody may be looking after it. */
const YEARS = 2

/** Finished, as far as that can be: named with what speaks for them all the same. */
const FINISHED: Readonly<Record<string, string>> = {
  'class-variance-authority': 'a hundred lines with nothing left to do, and used everywhere',
  clsx: 'as small as a function can be',
  leaflet: 'its second version is being made; the first is what maps everywhere run on',
  'topojson-client': 'reads one format, which does not change; for drawing the outline anew only',
  'world-atlas': 'coasts, which do not change; for drawing the outline anew only',
}

const AT_ONCE = 4
const names = directNames()

/** The types of another package of ours: made anew only when that one changes its shapes, and it is asked about itself. */
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
    ...(told.versions[version] ? [] : ['this version was taken back']),
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
console.log(faults.length === 0 ? '\nAll are looked after.' : `\n${faults.join('\n')}`)
process.exitCode = faults.length === 0 ? 0 : 1
