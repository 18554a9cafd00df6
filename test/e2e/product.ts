import { expect, test as base, type Page } from '@playwright/test'
import { appendFileSync, readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { secondsBelowChildren } from '../../scripts/checks/used-seconds.ts'
import { markNewColors, NEW_COLORS } from './mark-new-colors.ts'
import type { Language } from '#platform/text/language.ts'
import { mailInEnglish, speakInTests } from './speak.ts'
import { startProduct, type Product } from './start-product.ts'
import { watchPages, type Watch } from './watch-page.ts'

export { expect }

/** The language in which tests run that are tagged `@loop`; see `playwright.config.ts`. */
export type InLanguage = { language: Language }

/** Names the file that takes the CPU seconds of each browser's own processes, which nobody else counts, if they are wanted. */
export const BROWSER_SECONDS = 'BROWSER_SECONDS'

/**
 * Tests of the built product: one product per worker, with its own data. `baseURL` is its address, so `page.goto('/')`
 * works. A test fails on anything that `watch` records in its pages.
 */
export const test = base.extend<{ watch: Watch }, InLanguage & { product: Product }>({
  language: ['en', { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, language }, use) => {
      if (language !== 'en') {
        const page = await browser.newPage()
        speakInTests(page, language)
        await page.close()
      }
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext({ reducedMotion: 'reduce', ...options })
        context.on('page', waitForScripts)
        return context
      }
      await use(browser)
      const counted = process.env[BROWSER_SECONDS]
      if (counted) appendFileSync(counted, `${secondsBelowChildren(process.pid)}\n`)
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ language }, use) => {
      // Statements are slow on a busy machine; statement timeouts are tested elsewhere.
      const product = await startProduct({ DATABASE_TIMEOUT_MS: '15000' })
      const mails = async () => (await product.mails()).map((mail) => mailInEnglish(language, mail))
      await use(language === 'en' ? product : { ...product, mails })
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  watch: [
    async ({ context, product }, use) => {
      const watch = watchPages(context, product.url)
      await use(watch)
      expect(watch.faults, 'what the pages must not do').toEqual([])
    },
    { auto: true },
  ],
})

/** Makes `page.goto` wait for hydration: earlier clicks may be lost. Not when only the commit is awaited. */
function waitForScripts(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...given: unknown[]) => {
      const answer = await load(...given)
      const { waitUntil } = (given.at(-1) ?? {}) as { waitUntil?: string }
      if (waitUntil !== 'commit' && (await page.evaluate(hasScripts)))
        await page.waitForFunction(isAlive)
      return answer
    }
  }
}

/** Runs in the page: false if the test has disabled scripts. */
function hasScripts(): boolean {
  const div = document.createElement('div')
  div.innerHTML = '<noscript><i></i></noscript>'
  return div.querySelector('i') === null
}

/** Runs in the page: whether it is hydrated, if it is to be. A click during hydration may be lost. */
export function isAlive(): boolean {
  const main = document.querySelector('main')
  const isOurs = document.querySelector('script[type=module]') !== null
  return !main || !isOurs || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

/**
 * Runs in the page: finishes all animations, since intermediate colors belong to neither scheme. Waiting for them would
 * never end: a headless browser renders no frame that is not requested.
 */
function endAnimations(): void {
  // Elements that inherit a color start their transition when their parent's ends.
  for (let round = 0; round < 10; round += 1) {
    const animations = document.getAnimations()
    if (animations.length === 0) return
    for (const animation of animations) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  }
}

/** The rules whose result may differ between color schemes. */
const ofColor = ['color-contrast', 'link-in-text-block']

type Axe = typeof axe

/** The minified build, half the size for each page to parse. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Finding = { rule: string; where: string[] }

type Request = { rules: string[]; colorsOf: string }

/** Runs in the page with axe loaded: its findings for these rules, or for all if none are given. */
async function findViolations({ rules, colorsOf }: Request): Promise<Finding[]> {
  const { axe } = window as unknown as { axe: Axe }
  axe.configure({
    rules: [
      { id: 'color-contrast', selector: colorsOf },
      { id: 'link-in-text-block', selector: `a[href]:is(${colorsOf})` },
    ],
  })
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    // Preloads only audio and video; it would fetch style sheets again for a rule that is not run.
    preload: { assets: ['media'] },
    ...(rules.length > 0 ? { runOnly: rules } : {}),
  })
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
}

/**
 * What axe finds on the page in the light scheme, and by its color rules in the dark one. Directly in the page, which has no
 * frames: axe's own driver opens another page and analyzes everything twice, six times the work. Contrast, most of the work,
 * is calculated only for colors that this document has not shown before if `isSweep`.
 */
export async function findAxeViolations(page: Page, isSweep = false): Promise<string[]> {
  const found: string[] = []
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const schemes = [['light', []] as const, ['dark', ofColor] as const]
  // A change of the scheme takes long.
  for (const [colorScheme, rules] of isDark ? schemes.toReversed() : schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(endAnimations)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
    const colors = isSweep ? await page.evaluate(markNewColors, NEW_COLORS) : 1
    // All that is left to do in the other scheme.
    if (colors === 0 && rules.length > 0) continue
    const colorsOf = isSweep ? `[${NEW_COLORS}]` : '*'
    const violations = await page.evaluate(findViolations, { rules: [...rules], colorsOf })
    found.push(...violations.map(({ rule, where }) => `${colorScheme}: ${rule} (${where})`))
  }
  return found
}

/** Fails on what axe finds on the page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await findAxeViolations(page), 'axe').toEqual([])
}
