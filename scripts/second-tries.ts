import type { Reporter, TestModule } from 'vitest/node';

/** Names, at the end of a run, every test that passed only when it was tried again: none of them is to stay so. */
export const secondTries: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const again = modules
      .flatMap((module) => [...module.children.allTests('passed')])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    if (again.length === 0) return;
    console.log(`\nPassed only at the second try, and to be mended:`);
    for (const test of again) console.log(`  ${test.module.relativeModuleId}: ${test.fullName}`);
  },
};
