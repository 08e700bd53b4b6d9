import fc from 'fast-check';

/** `npm run test:all` sets this: properties are tried often, on a seed that no run had before. */
const { TEST_ALL, TEST_SEED } = process.env;

/** Whatever is random in a test follows from this number. `npm run test:all` draws one and prints it. */
export const testSeed = Number(TEST_SEED ?? 20_261_128);

/** How often a property is tried: so often in `npm test`, and at least ten thousand times (or `many`) in `npm run test:all`. */
export const propertyRuns = (usual: number, nightly = 10_000) =>
  TEST_ALL === undefined ? usual : Math.max(usual, nightly);

fc.configureGlobal({ seed: testSeed, numRuns: propertyRuns(100) });

export default fc;
