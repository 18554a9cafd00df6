import { existsSync } from 'node:fs'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { findBrowser } from '../scripts/find-browser.mjs'
import { startProduct } from '../test/e2e/start-product.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { findPages } from './find-pages.ts'
import { openChromium } from './open-chromium.ts'
import { middleOf, readReport, type PageFigures } from './read-report.ts'

/**
 * `npm run bench -- pages [URL]`: measures page weight and speed on a phone with Lighthouse. Starts the built product with its own
 * demo, or uses the one at URL. Takes a quarter of an hour; `RUNS` sets a smaller number of runs for a trial.
 */
const RUNS = Number(process.env['RUNS'] ?? 5)
const root = path.join(import.meta.dirname, '..')
const browser = findBrowser()
if (!browser) throw new Error('Found no Chromium; set CHROMIUM_PATH.')

const address = process.argv[2]
if (!address && !existsSync(path.join(root, 'build/server'))) {
  throw new Error('There is no build: run "npm run build" first.')
}
const product = address
  ? { url: new URL(address).origin, stop: async () => {} }
  : await startProduct()
const chromium = await openChromium(browser)
const figures: PageFigures[] = []
try {
  for (const page of await findPages(product.url)) {
    // A first run warms up the server and the page cache.
    await fetch(product.url + page)
    const runs: PageFigures[] = []
    for (let time = 0; time < RUNS; time += 1) {
      const run = await lighthouse(product.url + page, { port: chromium.port, logLevel: 'error' })
      if (!run) throw new Error(`Lighthouse returned nothing for ${page}.`)
      runs.push(readReport(page, run.lhr))
    }
    figures.push(middleOf(runs))
  }
} finally {
  await chromium.close()
  await product.stop()
}

for (const { page, times, advice } of figures) {
  console.log(`\n${page}\n  ${times.join(' · ')}`)
  for (const one of advice) console.log(`  - ${one}`)
}
keepFigures({
  name: 'pages',
  title: 'Page weight, and Lighthouse on a phone',
  how: `Lighthouse on the built product with its demo, the median of ${RUNS} runs of each page, with a warm cache; scores out of 100, weights in kB transferred, the longest task in ms on its slowed processor.`,
  command: 'npm run bench -- pages',
  tables: [
    Object.fromEntries(
      figures.map(({ page, scores, kilobytes, requests, longestTask }) => [
        page.length > 24 ? `${page.slice(0, 23)}…` : page,
        { ...scores, 'longest task': Math.round(longestTask), requests, ...kilobytes },
      ]),
    ),
  ],
  promises: [
    {
      what: 'the lowest performance',
      measured: lowest(['performance']),
      bound: { least: 98 },
      aim: true,
    },
    {
      what: 'the lowest of accessibility, best practices and search engines',
      measured: lowest(['accessibility', 'best-practices', 'seo']),
      bound: { least: 100 },
    },
    {
      what: 'ms of the longest task until a page is idle',
      measured: Math.max(...figures.map(({ longestTask }) => longestTask)),
      bound: { most: 200 },
      aim: true,
    },
  ],
})

function lowest(ids: readonly string[]): number {
  return Math.min(...figures.flatMap(({ scores }) => ids.map((id) => scores[id] ?? 0)))
}
