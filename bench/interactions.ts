import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'
import { startProduct } from '../test/e2e/start-product.ts'
import { keepFigures } from './figures/keep-figures.ts'

/**
 * The time from an input to the next frame (INP) on a processor slowed down four times: in the list, the map, the cart and the
 * editor of posts. Each page is used in several ways; the longest counts, of five visits the median.
 */
const SLOWER = 4
const VISITS = 5

const browser = await chromium.launch({
  ...(findBrowser() === null ? {} : { executablePath: findBrowser()! }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const product = await startProduct()
const rows: Record<string, { 'longest ms': number; 'of it the handler': number; input: string }> =
  {}
try {
  const [item = ''] = await addressesOf('/store', /\/store\/[\da-f-]{36}/g)
  await measure('the list', '/projects-events', null, async (page) => {
    await page.locator('#filter-form input[name=q]').click()
    await page.keyboard.type('trees', { delay: 60 })
    await page.locator('[popovertarget=filters]').first().click()
    await page.locator('details:has([aria-labelledby=filter-type]) summary').click()
    await page.locator('[name=type][value=event]').click()
    await page.locator('#filters').getByRole('button').last().click()
    await page.waitForURL(/type=/)
  })
  await measure('the map', '/map', null, async (page) => {
    await page.locator('.leaflet-marker-icon a, .leaflet-marker-icon button').first().click()
    await page.keyboard.press('Escape')
  })
  await measure('a product and the cart', item, null, async (page) => {
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await page.waitForURL(/cart/)
  })
  await measure(
    'the editor',
    '/partner-dashboard/posts/new?type=event',
    'partner',
    async (page) => {
      await page.locator('[name=title]').click()
      await page.keyboard.type('An evening of soup', { delay: 60 })
      await page.locator('[name=description]').click()
      await page.keyboard.type('Bring a bowl.', { delay: 60 })
    },
  )
} finally {
  await browser.close()
  await product.stop()
}

const worst = Math.max(...Object.values(rows).map((row) => row['longest ms']))
keepFigures({
  name: 'interactions',
  title: 'From an input to the next frame',
  how: `The built product with its demo in headless Chromium at 390 × 844 px, its processor slowed down ${SLOWER} times: the longest time from an input (a key, a click) to the next frame of each visit, by the browser's event timing; the median of ${VISITS} visits.`,
  command: 'npm run bench -- interactions',
  tables: [rows],
  promises: [
    { what: 'longest input of any page, ms', measured: worst, bound: { most: 100 }, aim: true },
  ],
})

async function addressesOf(path: string, pattern: RegExp): Promise<string[]> {
  return [...(await (await fetch(product.url + path)).text()).matchAll(pattern)].map(([one]) => one)
}

type Timing = { duration: number; handler: number; name: string }

async function measure(
  what: string,
  path: string,
  person: string | null,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const longest: Timing[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    if (person) {
      await page.goto('/auth/login')
      await page.locator('#email').fill(`${person}@demo.test`)
      await page.locator('#password').fill('demo-password')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    }
    await page.goto(path)
    await page.waitForTimeout(1_500)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(watch)
    await act(page)
    await page.waitForTimeout(500)
    const timings = await page.evaluate(() => (window as unknown as { timings: Timing[] }).timings)
    const [most] = timings.toSorted((one, other) => other.duration - one.duration)
    if (most) longest.push(most)
    await context.close()
  }
  const sorted = longest.toSorted((one, other) => one.duration - other.duration)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error(`No input of ${what} was timed.`)
  rows[what] = {
    'longest ms': middle.duration,
    'of it the handler': Math.round(middle.handler),
    input: middle.name,
  }
}

/** Runs in the page: collects the timings of inputs. */
function watch(): void {
  const timings: Timing[] = []
  Object.assign(window, { timings })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId = 0 } = entry as { interactionId?: number }
      if (interactionId === 0) continue
      timings.push({
        duration: entry.duration,
        handler: entry.processingEnd - entry.processingStart,
        name: entry.name,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
