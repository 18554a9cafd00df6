import { existsSync } from 'node:fs'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { findBrowser } from '../scripts/find-browser.mjs'
import { startProduct } from '../test/journeys/start-product.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { findPages } from './find-pages.ts'
import { openChromium } from './open-chromium.ts'
import { readReport, type PageFigures } from './read-report.ts'

/**
 * What pages weigh and how they fare on a phone: `npm run bench -- pages`. It starts the built product with a demo of
 * its own (or asks the one at the address that is given), asks Lighthouse, and keeps the figures.
 */
const root = path.join(import.meta.dirname, '..')
const browser = findBrowser()
if (!browser) throw new Error('There is no Chromium on this machine; CHROMIUM_PATH can name one.')

const address = process.argv[2]
if (!address && !existsSync(path.join(root, 'build/server'))) {
  throw new Error('There is no build to measure: run "npm run build" first.')
}
const product = address
  ? { url: new URL(address).origin, stop: async () => {} }
  : await startProduct()
const chromium = await openChromium(browser)
const figures: PageFigures[] = []
try {
  for (const page of await findPages(product.url)) {
    // Once before, so that neither the server's first work nor an empty page cache is measured.
    await fetch(product.url + page)
    const run = await lighthouse(product.url + page, { port: chromium.port, logLevel: 'error' })
    if (!run) throw new Error(`Lighthouse said nothing of ${page}.`)
    figures.push(readReport(page, run.lhr))
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
  title: 'What pages weigh, and Lighthouse on a phone',
  how: 'Lighthouse on the built product with its demo, each page once, with a warm cache; scores of 100, weights in kB over the wire.',
  command: 'npm run bench -- pages',
  tables: [
    Object.fromEntries(
      figures.map(({ page, scores, kilobytes, requests }) => [
        page.length > 24 ? `${page.slice(0, 23)}…` : page,
        { ...scores, requests, ...kilobytes },
      ]),
    ),
  ],
  promises: [],
})
