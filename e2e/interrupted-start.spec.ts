import { once } from 'node:events';
import { DEFAULT_DEMO_PASSWORD } from '#server/config/check-settings.ts';
import { eventually } from '#testing/eventually.ts';
import { connectTo, databasePid } from './connect-to-product-database.ts';
import { expect, test } from './fixtures.ts';
import { NPM_START } from './product.ts';

const ERROR_LEVEL = 50;

for (const [what, isDatabaseKilled] of [
  ['killed while its database lives on', false],
  ['killed with its database, as when the power fails', true],
] as const)
  test(
    `a first start that is ${what} amid filling the demo comes up at the next npm start`,
    { tag: '@nightly' },
    async ({ onTestEnd, folderForTest, launchForTest, startForTest }) => {
      test.setTimeout(180_000);
      const settings = { DATA_DIR: `${await folderForTest()}/data`, DEMO: 'on', LOG_LEVEL: 'info' };
      const first = await launchForTest(settings, NPM_START);
      await eventually(() => expect(first.stdout()).toContain('Filling the demo'), 60_000);
      const looker = await connectTo({ onTestEnd }, first);
      // The tables are locked as long as the demo is written into them.
      await eventually(async () => {
        const { rows } = await looker.query(
          `select from pg_locks where mode = 'ShareRowExclusiveLock' and granted
         and relation = 'company_profiles'::regclass`,
        );
        expect(rows).toHaveLength(1);
      }, 60_000);
      const database = (await databasePid(first)) ?? 0;
      // It is gone once it has exited: what it wrote to stays open as long as its database lives.
      const gone = once(first.child, 'exit');
      process.kill(-(first.child.pid ?? Number.NaN), 'SIGKILL');
      if (isDatabaseKilled) process.kill(database, 'SIGKILL');
      expect(await gone).toEqual([null, 'SIGKILL']);

      const second = await startForTest(settings, NPM_START);
      onTestEnd(() => second.end('SIGTERM'));
      const companies = await fetch(`${second.address}/api/companies?limit=1`);
      expect(Number(companies.headers.get('x-total-count'))).toBeGreaterThanOrEqual(150);
      for (const username of ['demo-client', 'demo-company', 'demo-admin']) {
        const { status } = await fetch(`${second.address}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username, password: DEFAULT_DEMO_PASSWORD }),
        });
        expect([username, status]).toEqual([username, 200]);
      }
      const logged = second
        .stdout()
        .split('\n')
        .filter((line) => line.startsWith('{'));
      expect(logged.filter((line) => (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL)).toEqual(
        [],
      );
    },
  );
