// npm test: everything that proves the product, in the order of what is quickest to fail.
import { ensureInstalled, run } from './installed.mjs';

/** @type {[name: string, command: string, args: string[]][]} */
const steps = [
  ['format', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', []],
  ['types of the drawings', 'tsc', ['-p', 'art']],
  ['types of the component sheet', 'tsc', ['-p', 'sheet']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['boundaries', 'node', ['scripts/boundaries.ts']],
  ['unused', 'knip', []],
  ['build', 'node', ['scripts/build.ts']],
  ['unit and HTTP', 'vitest', ['run', '--project', 'unit']],
  ['browser', 'vitest', ['run', '--project', 'e2e']],
];

await ensureInstalled();
for (const [name, command, args] of steps) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const code = await run(command, args);
  if (code !== 0) {
    console.error(`\n${name} failed.`);
    process.exit(code);
  }
  console.log(`   ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
