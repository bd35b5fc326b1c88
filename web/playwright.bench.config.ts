import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** What is measured in Chromium, alone on the machine. */
export default defineConfig({ ...journeys, testDir: 'bench', workers: 1 })
