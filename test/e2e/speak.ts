import type { Page } from '@playwright/test'
import { inLanguage, splitLanguage, type Language } from '#platform/text/language.ts'
import { inEnglish, spokenIn } from '#test/app/spoken.ts'
import type { Mail } from './start-product.ts'

type Methods = Record<string, (...given: unknown[]) => unknown>
type Options = { exact?: boolean; name?: string | RegExp; hasText?: string | RegExp }
/** As Playwright keeps what an assertion about text expects. */
type Expected = {
  string?: string
  regexSource?: string
  regexFlags?: string
  matchSubstring?: boolean
}

const BY_TEXT = ['getByText', 'getByLabel', 'getByAltText', 'getByPlaceholder', 'getByTitle']

/**
 * Makes the tests of this process run in another language as they are: pages are opened there, and what is looked for or expected in
 * English is looked for in the language, by the messages that have these texts.
 */
export function speakInTests(page: Page, language: Language): void {
  const say = <Said extends string | RegExp>(said: Said, exact?: boolean) =>
    spokenIn(language, said, exact)
  const options = (given: Options = {}): Options => ({
    ...given,
    ...(given.name === undefined ? {} : { name: say(given.name, given.exact) }),
    ...(given.hasText === undefined ? {} : { hasText: say(given.hasText) }),
  })
  const [pages, locators, frames] = [page, page.locator('html'), page.mainFrame()].map(
    (one) => Object.getPrototypeOf(one) as Methods,
  )
  for (const methods of [pages!, locators!]) {
    for (const name of BY_TEXT)
      wrap(methods, name, (find, text: string | RegExp, given: Options = {}) =>
        find(say(text, given.exact), given),
      )
    wrap(methods, 'getByRole', (find, role: string, given?: Options) => find(role, options(given)))
    wrap(methods, 'locator', (find, selector: unknown, given?: Options) =>
      find(selector, options(given)),
    )
  }
  wrap(locators!, 'filter', (find, given?: Options) => find(options(given)))
  wrap(pages!, 'goto', (open, url: string, ...more: unknown[]) =>
    open(addressIn(language, url), ...more),
  )
  const select = locators!['selectOption']!
  locators!['selectOption'] = async function (this: unknown, choice: unknown, ...more: unknown[]) {
    const label = typeof choice === 'string' ? choice : (choice as { label?: string } | null)?.label
    const all = (this as ReturnType<Page['locator']>).getByRole('option', {
      includeHidden: true,
    })
    const labels = label === undefined ? [] : await all.allTextContents()
    const said = label === undefined ? '' : say(label, true)
    const found = labels.find((one) => typeof said !== 'string' && said.test(one))
    return select.call(this, found === undefined ? choice : { label: found }, ...more)
  }
  // Every assertion of Playwright about a page ends here; one about what people have typed says `value`.
  wrap(frames!, '_expect', (expect, expression: string, given: { expectedText?: Expected[] }) => {
    const isText = /text|accessible/.test(expression)
    const isAddress = /url|attribute/.test(expression)
    const expectedText = given.expectedText?.map((one) => {
      if (isAddress && one.string !== undefined)
        return { ...one, string: addressIn(language, one.string) }
      return isText ? spokenText(one, say) : one
    })
    return expect(expression, { ...given, ...(expectedText && { expectedText }) })
  })
}

/** An email as a test reads it that expects English. */
export function mailInEnglish(language: Language, mail: Mail): Mail {
  const text = mail.text.split('\n').map((line) => inEnglish(language, line))
  return { ...mail, subject: inEnglish(language, mail.subject), text: text.join('\n') }
}

function spokenText(
  expected: Expected,
  say: (said: string | RegExp, exact?: boolean) => string | RegExp,
): Expected {
  const { string, regexSource, regexFlags, matchSubstring, ...rest } = expected
  const said =
    regexSource === undefined
      ? say(string ?? '', !matchSubstring)
      : say(new RegExp(regexSource, regexFlags))
  if (typeof said === 'string') return expected
  return { ...rest, regexSource: said.source, regexFlags: said.flags }
}

/** The address of a page of ours in the language; others stay. */
function addressIn(language: Language, address: string): string {
  const [, origin = '', path] = /^(http:\/\/127\.0\.0\.1:\d+)?(\/.*)$/.exec(address) ?? []
  if (path === undefined || /^\/(?:api|files|dev|assets)\/|^\/robots/.test(path)) return address
  return origin + inLanguage(splitLanguage(path).path, language)
}

function wrap(
  methods: Methods,
  name: string,
  around: (method: (...given: unknown[]) => unknown, ...given: never[]) => unknown,
): void {
  const method = methods[name]
  if (!method) throw new Error(`Playwright has no ${name} any more.`)
  methods[name] = function (this: unknown, ...given: unknown[]) {
    return around((...changed) => method.apply(this, changed), ...(given as never[]))
  }
}
