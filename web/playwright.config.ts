import { defineConfig } from '@playwright/test'

/** Whole journeys in Chromium against the real program, which the fixtures start themselves. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/e2e',
  // Every worker has a portal and a database of its own, so that none meets another's locks.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // It fetches the whole portal for later, a quarter of the work of every journey; those about it let it in.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Shanghai',
    // A trace takes a third of the time of every journey: `npx playwright test --trace on` tells more of one that fails.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
})
