import fc from 'fast-check';

/** `npm run test:all` sets these: properties run often, on a seed that no run had before. */
const { TEST_ALL, TEST_SEED } = process.env;

/** All randomness in tests follows from this number. `npm run test:all` draws one and prints it. */
export const testSeed = Number(TEST_SEED ?? 20_261_128);

/** Returns how often a property runs: `usual` in `npm test`, and at least `nightly` times in `npm run test:all`. */
export const propertyRuns = (usual: number, nightly = 10_000) =>
  TEST_ALL === undefined ? usual : Math.max(usual, nightly);

fc.configureGlobal({ seed: testSeed, numRuns: propertyRuns(100) });

export default fc;
