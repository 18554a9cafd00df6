import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.mjs'

const browser = findBrowser()

export default defineConfig({
  // `npm run faults` walks what is too much work for every run.
  testDir: process.env['FAULTS'] ? 'test/faults' : 'test/journeys',
  globalSetup: './test/journeys/furnish.ts',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  // One more than there are cores, since each waits for something half of its time; but memory ends too.
  workers: Math.min(availableParallelism() + 1, 4),
  retries: 0,
  forbidOnly: true,
  // A test that hangs is to be ended; one on a busy machine is not.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    // A control that is missing should not cost a test its whole time.
    actionTimeout: 30_000,
    ...devices['Desktop Chrome'],
    // A trace takes a picture of each step of each test, a third of its time: `TRACE=1` when one is looked for.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      // What keeps the browser from talking to anybody but the product, and lets it run as root without a graphics card.
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
