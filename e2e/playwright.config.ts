import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../remote-kit/lib/chromium.mjs';

export default defineConfig({
  testDir: 'specs',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'sq-AL',
    timezoneId: 'Europe/Tirane',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
});
