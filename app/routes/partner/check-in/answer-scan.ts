import { memberField, scannedCode, type Expected } from '#domain/attendance/attendance.ts'
import { signUpOfCode } from '#domain/attendance/check-in-code.ts'
import { consentLabel } from '#domain/consent/consent.ts'
import { supporterLabel } from '#domain/support/support-words.ts'
import { m } from '#messages'
import type { Mark } from './marks-store.ts'

/** What a list says of a scanned code. */
export type ScanAnswer = {
  text: string
  isHere: boolean
  /** To check the person in; null if they are, or cannot be. */
  mark: Omit<Mark, 'id'> | null
  /** The code, if the page of that code may say more: it is of no one on this list. */
  code: string | null
}

/**
 * What the text of a QR code means on this list, also without a connection: the whole group is here, since each may be unchecked
 * afterward. A forged code checks in no one who could not be checked in by hand, so its signature does not matter here.
 */
export function answerScan(expected: readonly Expected[], text: string): ScanAnswer {
  const code = scannedCode(text)
  const one = expected.find(({ supportId }) => code && supportId === signUpOfCode(code))
  if (!one) {
    const said = code ? m.onday_scan_other() : m.onday_scan_unknown()
    return { text: said, isHere: false, mark: null, code }
  }
  const name = supporterLabel(one)
  if (one.attended === 'here') {
    return { text: m.onday_scan_already({ name }), isHere: true, mark: null, code: null }
  }
  // No one can accept a minor for a parent.
  if (one.standing === 'without-consent') {
    const said = m.onday_not_accepted_line({ name, reason: consentLabel('asked') })
    return { text: said, isHere: false, mark: null, code: null }
  }
  const { supportId, members, places } = one
  const who = members.length > 0 ? allOf(members) : { people: String(places) }
  return {
    text: m.onday_did_here({ name }),
    isHere: true,
    mark: { intent: 'here', supportId, name, ...who },
    code: null,
  }
}

function allOf(members: Expected['members']): Partial<Mark> {
  return {
    asksMembers: 'yes',
    ...Object.fromEntries(members.map(({ id }) => [memberField(id), 'on'])),
  }
}
