import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/find-browser-program.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 900 } };

/** `npm test` runs the first two projects; `npm run test:all` sets TEST_ALL and runs all, with what is tagged @nightly. */
const isAll = process.env['TEST_ALL'] !== undefined;

// A flow runs once: at a desk, or on a phone where it says @phone. What a page looks like (@looks) is seen by both, and
// by day at a desk alone where it says @desk-by-day, too. Each project says itself what it leaves out: what it says takes
// the place of what would be said for all.
const atDesk = { grepInvert: isAll ? /@phone/ : /@phone|@nightly/ };
const onPhone = { grep: /@phone|@looks/, ...(!isAll && { grepInvert: /@nightly|@desk-by-day/ }) };
const appearanceOnly = { grep: /@looks/ };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // A browser beside a database on two cores is sometimes late; only what never comes is wrong.
  expect: { timeout: 10_000 },
  // Sources of ours run as they are: Node takes their types away.
  build: { external: ['**/src/**', '**/node_modules/**'] },
  use: {
    locale: 'en-GB',
    launchOptions: await findBrowser(),
    actionTimeout: 10_000,
    // The first page of a product has its pictures drawn, which is done when nothing else is to be.
    navigationTimeout: 30_000,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'desktop-light', use: { ...desktop, colorScheme: 'light' }, ...atDesk },
    { name: 'phone-dark', use: { ...phone, colorScheme: 'dark' }, ...onPhone },
    ...(isAll
      ? [
          { name: 'desktop-dark', use: { ...desktop, colorScheme: 'dark' as const }, ...appearanceOnly },
          { name: 'phone-light', use: { ...phone, colorScheme: 'light' as const }, ...appearanceOnly },
        ]
      : []),
  ],
});
