import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writePdf } from '#platform/documents/write-pdf.ts'
import { speak } from '#platform/speak.ts'
import type { Language } from '#platform/text/language.ts'
import { readCheckInCode, signCheckInCode } from './check-in-code.ts'
import { createTokenSigner } from '#platform/token-signer.ts'
import { CERTIFICATE_TEMPLATE } from './certificate-template.ts'
import { certificateData } from './certificate-words.ts'
import type { Certificate } from './queries/get-certificate.ts'

const certificate = {
  code: '0123456789ABCDEF',
  name: 'דנה לוי (Dana) #strong[x] $ \\',
  group: null,
  isOfMember: false,
  kind: 'volunteer',
  people: 2,
  hours: 7,
  item: {
    type: 'event',
    title: 'Planting 300 oaks',
    organization: 'Galilee Hands',
    timeZone: 'Asia/Jerusalem',
    startDatetime: '2026-11-03T07:00:00.000Z',
    endDatetime: '2026-11-03T10:00:00.000Z',
    startDate: null,
    endDate: null,
  } as unknown as Certificate['item'],
  days: [new Date('2026-11-03T07:00:00Z')],
  issuedAt: new Date('2026-11-04T07:00:00Z'),
} satisfies Certificate

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1h-1z"/></svg>'
const said = (language: Language) =>
  speak(language, () =>
    certificateData(certificate, { address: 'https://f4i.example/certificates/0123', picture }),
  )

/** All streams of a PDF, unpacked. */
function unpack(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes]) => {
    try {
      return inflateSync(Buffer.from(bytes ?? '', 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n')
}

test('a certificate is a PDF of one page with embedded fonts, in the direction of its language', async () => {
  for (const language of ['en', 'he'] as const) {
    const data = said(language)
    expect(data.direction).toBe(language === 'he' ? 'rtl' : 'ltr')
    const pdf = await writePdf(CERTIFICATE_TEMPLATE, data)
    const text = unpack(pdf)
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(/\/Count\s+(\d+)/.exec(text)?.[1]).toBe('1')
    expect(text).toMatch(/\/FontFile[23]/)
    expect(text).toContain('Heebo')
    expect(text).toMatch(/\/StructTreeRoot/)
    expect(text).toMatch(new RegExp(`/Lang\\s*\\(${language}`))
  }
})

test('it says the same in both languages', async () => {
  expect(said('en')).toMatchObject({
    name: certificate.name,
    rows: [
      ['For', 'Planting 300 oaks'],
      ['Organization', 'Galilee Hands'],
      ['Date', 'November 3, 2026'],
      ['People', '2'],
      ['Hours', '7'],
      ['Code', '\u20660123-4567-89AB-CDEF\u2069'],
    ],
  })
  expect(said('he').rows[2]).toEqual(['מועד', '3 בנובמבר 2026'])
})

test('a check-in code names its sign-up, and no other code does', () => {
  const seal = createTokenSigner('a secret of the tests, long enough')
  const id = '0190a0b0-c0d0-7e0f-8a1b-2c3d4e5f6071'
  const code = signCheckInCode(seal, id)
  expect(readCheckInCode(seal, code)).toBe(id)
  expect(code.length).toBeLessThan(80)
  for (const wrong of ['', 'x', `${code}x`, seal.close('sign-up', id)]) {
    expect(readCheckInCode(seal, wrong)).toBeNull()
  }
})
