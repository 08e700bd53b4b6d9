import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `unit` needs no build: rules, components, and HTTP on a real database. `e2e` drives the built product. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores, and each file with a pool of its own: more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A browser or a worker beside a database on two cores is sometimes late; only what never comes is wrong.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts', 'e2e/running-product.ts'],
          testTimeout: 60_000,
          // Two cores carry a browser, a product and PostgreSQL; what fails twice is wrong, not late.
          retry: 1,
        },
      },
    ],
  },
});
