// npm run test:dates: the unit and HTTP tests on days and at hours at which rules change. Words after it are vitest's.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, run } from './ensure-installed.mjs';

const MOMENTS = {
  'a Saturday at 03:00': '2026-12-05T03:00+01:00',
  'a Sunday': '2026-12-06T12:00+01:00',
  'New Year’s Eve at 23:50': '2026-12-31T23:50+01:00',
  'New Year’s Day at 00:10': '2027-01-01T00:10+01:00',
  'half an hour into the longer evenings': '2027-03-28T01:30Z',
  'half an hour before the clocks go back': '2027-10-31T00:30Z',
  'a 29th of February': '2028-02-29T12:00+01:00',
  'the national holiday': '2027-06-23T12:00+02:00',
};

const clock = pathToFileURL(join(import.meta.dirname, '../src/testing/shifted-clock.mjs')).href;
const only = process.env.TEST_AT;
const red = [];

await ensureInstalled();
for (const [name, moment] of only ? [[only, only]] : Object.entries(MOMENTS)) {
  console.log(`\n── ${name}: ${moment}`);
  const code = await run('vitest', ['run', '--project', 'unit', ...process.argv.slice(2)], {
    env: {
      CLOCK_OFF_BY_MS: String(Date.parse(moment) - Date.now()),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${clock}`,
    },
  });
  if (code !== 0) red.push(name);
}
if (red.length > 0) {
  console.error(`\nRed: ${red.join('; ')}.`);
  process.exit(1);
}
