import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLinks } from './check-links.ts'

const OURS = ['/', '/partners', '/projects-events/1', '/map?view=list#top']
const asked: string[] = []
const find = async (address: string) => {
  asked.push(address)
  const path = address.replace('https://ours.example', '')
  return OURS.includes(path) ? path : null
}

/** The filtered text when it arrives in these chunks. */
async function through(...pieces: string[]): Promise<string> {
  async function* come() {
    yield* pieces
  }
  let text = ''
  for await (const piece of checkLinks(come(), find)) text += piece
  return text
}

const gone = '(link removed)'

test.each([
  [
    'Plain words, also [in brackets] and (others), stay.',
    'Plain words, also [in brackets] and (others), stay.',
  ],
  ['See [our partners](/partners).', 'See [our partners](/partners).'],
  ['[a](/partners)[b](/projects-events/1)', '[a](/partners)[b](/projects-events/1)'],
  ['**[a](/partners)**', '**[a](/partners)**'],
  ['[a]( </partners> "a title")', '[a](/partners)'],
  ['[the map](/map?view=list#top)', '[the map](/map?view=list#top)'],
  ['[whole](https://ours.example/partners)', '[whole](/partners)'],
  ['at https://ours.example/partners, see?', 'at [ours.example/partners](/partners), see?'],
  ['[gone](/projects-events/2) and more', 'gone and more'],
  ['[give](https://evil.example/give)', 'give'],
  ['[https://evil.example](https://evil.example)', gone],
  ['[https://evil.example](/partners)', `[${gone}](/partners)`],
  ['[x](javascript:alert(1)) y', `x(${gone})) y`],
  ['[x](JaVaScRiPt:alert)', 'x'],
  ['[x](//evil.example)', 'x'],
  ['[x](data:text/html;base64,AAAA)', 'x'],
  ['![a picture](https://evil.example/pixel.gif)', 'a picture'],
  ['![a picture](/partners)', 'a picture'],
  ['give at https://evil.example/give?a=1#b now', `give at ${gone} now`],
  ['<https://evil.example/give> now', `<${gone}> now`],
  ['www.evil.example.', `${gone}.`],
  ['evil.example/give or evil.example:80/x', `${gone} or ${gone}`],
  // Concatenated, neither is a valid address; alone, each is.
  ['evil.comwww.#', gone + gone],
  ['write to me@evil.example!', `write to ${gone}!`],
  ['<a href="https://evil.example">x</a>', `<a href="${gone}">x</a>`],
  ['[x][1]\n\n[1]: https://evil.example', `[x][1]\n\n[1]: ${gone}`],
  ['[x\n](https://evil.example)', `[x\n] (${gone})`],
  ['[x [y](/partners)', '[x [y](/partners)'],
  ['[x](/partners', 'x'],
  ['[x](https://evil.example/', 'x'],
  ['https:[//evil.example](/gone)', gone],
  ['www.[evil.example](/gone)', gone],
  ['[x](/par\ntners)', 'x(/par\ntners)'],
  ['[unfinished', 'unfinished'],
  ['[]( /partners)', ''],
  ['e.g. 3.5 km, and/or St. John', 'e.g. 3.5 km, and/or St. John'],
  ['<b>bold</b> & <script>', '<b>bold</b> & <script>'],
  ['שלום [שותפים](/partners) 🌳', 'שלום [שותפים](/partners) 🌳'],
  ['ours.example/partners', '[ours.example/partners](/partners)'],
  ...[
    'evil.com',
    'EVIL.COM',
    'Evil.Com',
    'give.evil.co.il',
    'evil.it',
    'evil.com?x=1',
    'evil.com:8080',
    'evil.com#a',
    '//evil.com',
    '//evil.example',
    'evil.xn--p1ai',
    'אתר.קום',
    '93.184.216.34/pay',
    '93.184.216.34',
    'evil。com',
    'evil．com／pay',
    'ｅｖｉｌ.com',
    'ev\u200Bil.c\u2060om',
    'https\u00AD://evil.com',
    'whatsapp://send?x',
    'tg://join',
    'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    'magnet:?xt=1',
    'ssh://evil',
    'ssh:evil',
    'weird+scheme://x',
    'a＠b.co',
    '054-123 4567',
    '+972 (54) 123-4567',
    '٠٥٤١٢٣٤٥٦٧',
    '1-800-555-0199',
    '12 345 6789 01',
    '*3456',
  ].map((address) => [`Now ${address} please`, `Now ${gone} please`]),
  ['[x][1] [1]: evil.com', `[x][1] [1]: ${gone}`],
  ['[054](/partners) 1234567', `[054](/partners) ${gone}`],
  ...[
    'From the U.S. and the U.K., e.g. at 3 p.m. or 10:30-12:00.',
    'Call 100, 101, 102, 104, 118, 1201 or **988**.',
    'On 05.12.2026, 2026-12-05, 2026-2027 and 2026–2027.',
    'For $1000000 or 1500000 ₪, 50,000 people, 3.5 km.',
    'It ends.It begins. Note:this; **When:** 10:00. v1.2.3',
    'December 5-7, 2026, 10 - 12 people, 2026 3 4',
    'At /projects-events/01234567-1234-7890-1234-123456789012 now',
    'Read Dr. Levi’s README.md … ☀️ m²',
  ].map((words) => [words, words]),
])('%j becomes %j', async (text, expected) => {
  expect(await through(text)).toBe(expected)
})

const morsel = fc.oneof(
  fc.constantFrom(
    ...'[ ] ( ) ]( ![ < > " \\ ! . @ / // [a](/partners) [b](https://evil.example/x) [c](javascript:x)'.split(
      ' ',
    ),
    ...'https://evil.example/ www. evil.example evil.com ｅ．com 1234567 + $ 2026-12-05 tg: .it'.split(
      ' ',
    ),
    ...'/partners words אב 🌳 https://ours.example/partners'.split(' '),
    ' ',
    '\n',
    '\u200B',
    '\u{E0041}',
    '054 ',
    '12 ',
  ),
  fc.string({ maxLength: 5 }),
)
const text = fc.array(morsel, { maxLength: 25 }).map((parts) => parts.join(''))

test('the result is the same wherever it is split', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(300), { maxLength: 40 }), async (whole, cuts) => {
      const places = [...new Set(cuts.map((cut) => Math.min(cut, whole.length)))].toSorted(
        (a, b) => a - b,
      )
      const pieces = [0, ...places].map((from, at) => whole.slice(from, places[at] ?? whole.length))
      expect(pieces.join('')).toBe(whole)
      expect(await through(...pieces)).toBe(await through(whole))
    }),
    { numRuns: 1500 },
  )
})

test('even one character at a time, no unverified link is left', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (whole) => {
      const said = await through(...whole)
      for (const [, address] of said.matchAll(/\]\(([^)]*)\)?/g)) expect(OURS).toContain(address)
      expect(said).not.toMatch(/https?:[^\s<>"'`\])}|*]|www\.\w/i)
    }),
    { numRuns: 1500 },
  )
})

test('even one character at a time, nothing left leads to another site', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (whole) => {
      const said = (await through(...whole)).replaceAll(/\]\([^)]*\)/g, '')
      expect(said).not.toMatch(/(?<![\p{L}\p{N}-])evil\.com(?![\p{L}\p{N}-])/iu)
      expect(said).not.toMatch(/[\u200B\u{E0041}]/u)
    }),
    { numRuns: 1500 },
  )
})

test('words are passed on at once, a link with its line, and nothing is held back for long', async () => {
  const seen: string[] = []
  const pieces = [
    'One ',
    'two ',
    '[thr',
    'ee](/part',
    'ners) four\n',
    '[',
    'x'.repeat(2_000),
    ' five',
  ]
  async function* come() {
    for (const piece of pieces) {
      yield piece
      seen.push('|')
    }
  }
  for await (const piece of checkLinks(come(), find)) seen.push(piece)
  expect(seen.join('')).toBe(`One |two |||[three](/partners) four\n||[${'x'.repeat(2_000)}| |five`)
})

test('an endless text is processed in no time', async () => {
  const began = performance.now()
  for (const letter of ['[', '!', 'a', 'a.', '@', '](', 'https:', '(']) {
    await through(...Array.from({ length: 200 }, () => letter.repeat(20)))
  }
  expect(performance.now() - began).toBeLessThan(2_000)
})
