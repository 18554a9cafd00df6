import { expect, test } from 'vitest'
import { scannedPath, type Expected } from '#domain/attendance/attendance.ts'
import { signCheckInCode } from '#domain/attendance/check-in-code.ts'
import { createTokenSigner } from '#platform/token-signer.ts'
import { answerScan } from './answer-scan.ts'

const DANA = '0192f0c1-2345-7000-8000-0000000000ff'
const seal = createTokenSigner('a secret')
const addressOf = (supportId: string, language = '') =>
  `https://www.example.org${language}${scannedPath(signCheckInCode(seal, supportId))}`
const dana: Expected = {
  supportId: DANA,
  name: 'Dana Levi',
  group: null,
  kind: 'volunteer',
  places: 2,
  standing: 'expected',
  attended: null,
  people: 2,
  isWalkIn: false,
  members: [],
  came: [],
}

test.each(['', '/he'])(
  'the code of a sign-up checks in whoever is on the list (%s)',
  (language) => {
    expect(answerScan([dana], addressOf(DANA, language))).toMatchObject({
      isHere: true,
      mark: { intent: 'here', supportId: DANA, people: '2' },
    })
  },
)

test('a group is here as a whole', () => {
  const members = [
    { id: 'a', name: 'Ari' },
    { id: 'b', name: 'Bat' },
  ]
  expect(answerScan([{ ...dana, members }], addressOf(DANA)).mark).toMatchObject({
    asksMembers: 'yes',
    'member-a': 'on',
    'member-b': 'on',
  })
})

test('nobody is checked in twice, without a parent, from another list, or by another code', () => {
  const here = answerScan([{ ...dana, attended: 'here' }], addressOf(DANA))
  expect(here).toMatchObject({ isHere: true, mark: null })
  const minor = answerScan([{ ...dana, standing: 'without-consent' }], addressOf(DANA))
  expect(minor).toMatchObject({ isHere: false, mark: null })
  const other = answerScan([dana], addressOf('0192f0c1-2345-7000-8000-000000000001'))
  expect(other).toMatchObject({ isHere: false, mark: null, code: expect.stringMatching(/\./) })
  for (const text of ['', 'Dana', 'https://evil.example/check-in/', `${addressOf(DANA)}/more`]) {
    expect(answerScan([dana], text)).toMatchObject({ isHere: false, mark: null, code: null })
  }
})
