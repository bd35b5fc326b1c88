import { defineConfig } from '@playwright/test'

/** Whole journeys in Chromium, against the real server. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  // One server and one database: the journeys would meet each other's locks.
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: process.env.PORTAL_URL ?? 'http://127.0.0.1:8080',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
    trace: 'retain-on-failure',
  },
})
