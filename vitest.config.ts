import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const { TEST_ALL } = process.env;

/** Rules, components, and HTTP on a real database: nothing here needs a build. Playwright runs the browser tests. */
export default defineConfig({
  test: {
    // Two cores: of three files one waits at any time, for its database, a process or a clock.
    maxWorkers: 3,
    globalSetup: ['src/testing/global-setup.ts'],
    tags: [{ name: 'nightly', description: 'What npm run test:all runs and npm test leaves out.' }],
    ...(TEST_ALL === undefined && { tagsFilter: ['!nightly'] }),
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          // At night a property runs a hundred times as often.
          testTimeout: TEST_ALL === undefined ? 20_000 : 300_000,
          hookTimeout: 60_000,
          // A database or a worker on two cores is sometimes late; only what never comes is wrong.
          expect: { poll: { timeout: 10_000 } },
          // The product's modules are read once a worker and not once a file: half of all the time. A file brings its
          // own database, host and people, and one that leaves a global changed fails (src/testing/leaves-globals.ts).
          isolate: false,
          setupFiles: ['src/testing/leaves-globals.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
    ],
  },
});
