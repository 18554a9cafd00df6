import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import type { InLanguage } from './test/e2e/product.ts'
import { findBrowser } from './scripts/find-browser.mjs'
import { bundleMessages } from './test/load/bundle-messages.ts'

// Each process of the runner loads the messages: as thousands of files they take it five seconds.
await bundleMessages()
await import('./test/load/hooks.ts')

const browser = findBrowser()

export default defineConfig<object, InLanguage>({
  // `npm run faults` runs what is too slow for every run, and the tests with this tag: journeys that `test/requests` makes as well,
  // at a fifth of the cost.
  ...(process.env['FAULTS']
    ? {
        testDir: 'test',
        projects: [
          { name: 'english', grep: /@rare|faults\// },
          // The loops of the product once more, in Hebrew.
          { name: 'hebrew', grep: /@loop/, use: { language: 'he' } },
        ],
      }
    : { testDir: 'test/e2e', grepInvert: /@rare/ }),
  globalSetup: './test/e2e/global-setup.ts',
  testMatch: '**/*.e2e.ts',
  build: { external: ['**/.cache/messages.js'] },
  outputDir: 'test-results/e2e',
  // As many as cores, which they keep busy; memory sets the upper limit. Each has a product and a browser, which take ten CPU s to start.
  workers: Math.min(Math.max(availableParallelism(), 2), 4),
  retries: 0,
  forbidOnly: true,
  // Ends a test that hangs, but not a long journey on a busy machine, where each step may take most of its own limit below.
  timeout: process.env['FAULTS'] ? 1_200_000 : 480_000,
  expect: { timeout: 20_000 },
  use: {
    // A missing control should not cost a test its whole time.
    actionTimeout: 30_000,
    // Something that moves may take a click that was meant for what it covers for a moment.
    contextOptions: { reducedMotion: 'reduce' },
    ...devices['Desktop Chrome'],
    // A trace takes a screenshot of each step, a third of the time: set `TRACE=1` to debug.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      // Prevents the browser from contacting anything but the product, and lets it run as root without a GPU.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
