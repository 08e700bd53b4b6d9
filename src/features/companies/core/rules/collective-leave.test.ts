import { expect, test } from 'vitest';
import { collectiveLeavesOfYear, nextCollectiveLeaves } from './collective-leave.ts';

// The labour inspectorate, the Chambre des Métiers and the newspapers published these dates.
test.each([
  ['building', 'summer', '2009-07-31', '2009-08-23'],
  ['building', 'summer', '2020-07-31', '2020-08-23'],
  ['building', 'summer', '2022-07-29', '2022-08-21'],
  ['building', 'summer', '2024-07-26', '2024-08-18'],
  ['building', 'summer', '2025-07-25', '2025-08-17'],
  ['building', 'winter', '2023-12-23', '2024-01-10'],
  ['heating', 'summer', '2022-08-01', '2022-08-21'],
  ['heating', 'summer', '2024-08-05', '2024-08-25'],
  ['heating', 'summer', '2025-08-04', '2025-08-24'],
])('%s in %s is from %s to %s', (trade, season, from, to) => {
  expect(collectiveLeavesOfYear(Number(from.slice(0, 4)))).toContainEqual({ trade, season, from, to });
});

test.each([
  ['2026-03-01', ['2026-07-31', '2026-08-03', '2026-12-19']],
  ['2026-08-23', ['2026-07-31', '2026-08-03', '2026-12-19']],
  ['2026-08-24', ['2026-12-19', '2027-07-30', '2027-08-02']],
  ['2027-01-03', ['2026-12-19', '2027-07-30', '2027-08-02']],
])('on %s the next ones begin on %j', (today, days) => {
  expect(nextCollectiveLeaves(today).map(({ from }) => from)).toEqual(days);
});
