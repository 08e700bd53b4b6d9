import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const { CHOICE_SEED = '1', TEST_ALL } = process.env;

// What a file of either project may take.
const patience = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // A browser or a worker beside a database on two cores is sometimes late; only what never comes is wrong.
  expect: { poll: { timeout: 10_000 } },
};

/**
 * `unit` needs no build: rules, components, and HTTP on a real database. `e2e` drives the built product. Run together,
 * small tests of one fill what the last long ones of the other leave idle.
 */
export default defineConfig({
  test: {
    // Two cores: of three files one waits at any time, for its database, its browser, a process or a clock.
    maxWorkers: 3,
    // Once for both: a project of its own would start a PostgreSQL of its own.
    globalSetup: ['src/testing/global-setup.ts'],
    tags: [{ name: 'nightly', description: 'What npm run test:all runs and npm test leaves out.' }],
    ...(TEST_ALL === undefined && { tagsFilter: ['!nightly'] }),
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          ...patience,
          // The product's modules are read once a worker and not once a file: half of all the time. A file brings its
          // own database, host and people, and one that leaves a global changed fails (src/testing/leaves-globals.ts).
          isolate: false,
          setupFiles: ['src/testing/leaves-globals.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'e2e',
          ...patience,
          isolate: false,
          env: { NODE_ENV: 'production', CHOICE_SEED },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/running-product.ts'],
          testTimeout: 60_000,
          // These files move to Playwright's own runner (playwright.config.ts), where nothing is tried again.
          retry: 1,
        },
      },
    ],
  },
});
