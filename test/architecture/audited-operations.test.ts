import { describe, expect, test } from 'vitest'
import { OPERATION_WORDS } from '#app/routes/admin/audit/operation-words.ts'
import { SUBJECT_WORDS } from '#app/routes/admin/audit/subject-words.ts'
import { sourceFiles, withoutComments, type Source } from './source-files.ts'

const domain = sourceFiles()
  .filter(({ path }) => /^domain\/.*\.ts$/.test(path) && !/\.test\./.test(path))
  .map(({ path, text }) => ({ path, text: withoutComments(text) }))

/** These call what leaves a line, but only for staff. */
const WITHOUT_LINE = [
  'orders.ship-part',
  'orders.deliver-part',
  'orders.cancel-part',
  'orders.refund-part',
  'orders.refund-some-of-part',
]

/** Audited operations that are gone keep their words, since the log keeps their lines. */
const GONE: readonly string[] = []

/** Files that leave an audit line, directly or through an exported function of another file that does. */
function auditingFiles(sources: readonly Source[]): Source[] {
  const found = new Set(sources.filter(({ text }) => /\baudit\(\{/.test(text)))
  for (let before = -1; before < found.size;) {
    before = found.size
    const verbs = [...found].flatMap(({ text }) =>
      [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name!),
    )
    const calls = new RegExp(`\\b(?:${verbs.join('|') || '(?!)'})\\(`)
    for (const source of sources) if (calls.test(source.text)) found.add(source)
  }
  return [...found]
}

function operationsIn({ text }: Source): string[] {
  return [...text.matchAll(/\b(?:name|hide|show): '([a-z-]+\.[a-z-]+)'/g)].map(([, name]) => name!)
}

const audited = auditingFiles(domain)
  .flatMap(operationsIn)
  .filter((name) => !WITHOUT_LINE.includes(name))

test('every audited operation has words', () => {
  expect(audited.length).toBeGreaterThan(50)
  expect(audited.filter((name) => !Object.hasOwn(OPERATION_WORDS, name))).toEqual([])
})

test('and no others, but for those that old lines name', () => {
  const known = new Set([...audited, ...GONE])
  expect(Object.keys(OPERATION_WORDS).filter((name) => !known.has(name))).toEqual([])
})

test('every command of staff is among the audited', () => {
  const ofStaff = domain.flatMap(({ text }) =>
    [...text.matchAll(/command\(\{\s*name: '([^']+)',\s*for: '(?:staff|superuser)'/g)].map(
      ([, name]) => name!,
    ),
  )
  expect(ofStaff.length).toBeGreaterThan(30)
  expect(ofStaff.filter((name) => !audited.includes(name))).toEqual([])
})

test('every audited subject has words', () => {
  const subjects = auditingFiles(domain).flatMap(({ text }) =>
    [...text.matchAll(/\bsubject: '(\w+)'/g)].map(([, name]) =>
      name!.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ),
  )
  expect(new Set(subjects).size).toBeGreaterThan(20)
  expect(subjects.filter((name) => !Object.hasOwn(SUBJECT_WORDS, name))).toEqual([])
})

describe.each([
  ['operations', OPERATION_WORDS],
  ['subjects', SUBJECT_WORDS],
])('the words of %s', (_what, all) => {
  test('differ, so that the filter tells them apart', () => {
    const words = Object.values(all).map((say) => say())
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([])
  })
})
