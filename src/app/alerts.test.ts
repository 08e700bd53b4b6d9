import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { openPublicCache } from '#server/cache/public-cache.ts';
import { createPool } from '#server/database/pool.ts';
import { openAnnouncements } from '#server/database/postgres-announcements.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { createPrometheusMetrics } from '#server/metrics/prometheus-metrics.ts';
import { testDatabase } from '#testing/database.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { testDatabaseProxy } from '#testing/test-database-proxy.ts';

const RULES = resolve('deploy/observability/alerts.yml');
const rules = readFileSync(RULES, 'utf8');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression);
interface Panel {
  id: number;
  type: string;
  title: string;
  datasource: object;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { refId: string; expr: string; legendFormat: string; datasource: object }[];
}

const dashboard = JSON.parse(readFileSync('deploy/observability/grafana.json', 'utf8')) as {
  schemaVersion: number;
  templating: { list: { name: string; type: string; query: string }[] };
  panels: Panel[];
};
const targets = dashboard.panels.flatMap((panel) => panel.targets);

const own = await testDatabase();
const line = await testDatabaseProxy(own.connection);
const announcements = await openAnnouncements(line.connection, quietLog);
const cache = await openPublicCache(announcements);
const live = await openLiveHub(own.pool, announcements, quietLog);
const requests = createPool(own.connection, quietLog, { max: 2 });
const state = { isWorking: true, failed: new Map([['mail', 1]]), secondsOff: 0 };
const metrics = createPrometheusMetrics({
  pools: { requests, counting: own.pool, working: own.pool },
  announcements,
  cache,
  live,
  worker: { isWorking: () => state.isWorking, failedTries: state.failed },
  secondsOff: () => state.secondsOff,
});
const host = await testHost({ watching: { metrics, token: 'a-token-of-many-letters' } });
/** Counts the jobs of the host, whose database has a queue. */
const watched = createPrometheusMetrics({
  pools: { requests, counting: host.pool, working: host.pool },
  announcements,
  cache,
  live,
  worker: { isWorking: () => true, failedTries: new Map() },
  secondsOff: () => 0,
});
afterAll(async () => {
  await requests.end();
  live.close();
  await announcements.close();
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const METRIC = /\b(?:giewel|nodejs|process)_\w+/g;

describe('alert rules and dashboard', () => {
  test('speak of what an instance tells, and of nothing else', async () => {
    await host.ask('GET', '/api/categories');
    const text = await metrics.text();
    const asked = [...expressions, ...targets.map(({ expr }) => expr)];
    const unknown = asked
      .flatMap((expression) => expression.match(METRIC) ?? [])
      .filter((name) => !text.includes(name));
    expect(expressions).toHaveLength(names.length);
    expect(unknown).toEqual([]);
  });

  test('group and choose by labels that the metrics have', async () => {
    await host.ask('GET', '/api/categories');
    const text = (await metrics.text()) + (await watched.text());
    // Prometheus itself adds the two to whatever it reads.
    const added = ['instance', 'job'];
    const withoutLabel = [...expressions, ...targets.map(({ expr }) => expr)].flatMap((expression) => {
      const names = expression.match(METRIC) ?? [];
      const groups = [...expression.matchAll(/ by \(([^)]+)\)/g)].flatMap(([, list = '']) =>
        list.split(', '),
      );
      const chosen = [...expression.matchAll(/[{,](\w+)[!=]/g)].map(([, label = '']) => label);
      const isThere = (label: string) =>
        names.some((name) => new RegExp(`^${name}\\{(?:.*,)?${label}="`, 'm').test(text));
      return [...groups, ...chosen]
        .filter((label) => !added.includes(label) && !isThere(label))
        .map((label) => `${label} in ${expression}`);
    });
    expect(withoutLabel).toEqual([]);
    for (const { expr, legendFormat } of targets) {
      const [, groups = added.join(', ')] = / by \(([^)]+)\)/.exec(expr) ?? [];
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect(groups.split(', '), `${legendFormat} of ${expr}`).toContain(label);
    }
  });

  test('are a dashboard that Grafana imports, of panels that ask the Prometheus one chooses', () => {
    const { schemaVersion, templating, panels } = dashboard;
    // Since then a panel names its source by type and id.
    expect(schemaVersion).toBeGreaterThanOrEqual(36);
    expect(templating.list).toContainEqual(
      expect.objectContaining({ name: 'datasource', type: 'datasource', query: 'prometheus' }),
    );
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { id, type, title, datasource, gridPos, targets: asked } of panels) {
      expect(id, title).toBeGreaterThan(0);
      expect(['stat', 'timeseries'], title).toContain(type);
      expect(title).not.toBe('');
      expect(new Set(asked.map(({ refId }) => refId)).size, title).toBe(asked.length);
      for (const source of [datasource, ...asked.map((target) => target.datasource)])
        expect(source, title).toEqual({ type: 'prometheus', uid: '${datasource}' });
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
      const covering = panels.filter(
        (other) =>
          other.id !== id &&
          other.gridPos.x < gridPos.x + gridPos.w &&
          gridPos.x < other.gridPos.x + other.gridPos.w &&
          other.gridPos.y < gridPos.y + gridPos.h &&
          gridPos.y < other.gridPos.y + other.gridPos.h,
      );
      expect(
        covering.map((other) => other.title),
        title,
      ).toEqual([]);
    }
  });

  test.skipIf(!hasPromtool)('are of PromQL that Prometheus takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'giewel-panels-'));
    const file = join(folder, 'panels.yml');
    const records = targets.map(
      ({ expr }, at) => `      - record: panel:${at}\n        expr: ${JSON.stringify(expr)}`,
    );
    writeFileSync(file, ['groups:', '  - name: panels', '    rules:', ...records].join('\n'));
    for (const checked of [file, RULES]) {
      const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', checked], {
        encoding: 'utf8',
      });
      expect(status, stdout + stderr).toBe(0);
    }
    rmSync(folder, { recursive: true });
  });

  test('each has a row in docs/alerts.md that says what to do, in the same order', () => {
    const rows = [...readFileSync('docs/alerts.md', 'utf8').matchAll(/^\| [^|]+: `(\w+)` +\| \S/gm)];
    expect(rows.map(([, name]) => name)).toEqual(names);
  });
});

const anybody = async () => (await buildUser(host.db)).id;

const INTERVALS = 160;

type Series = Map<string, number>;

/** Reads the value of each metric, with its labels as they stand. */
const seriesIn = (text: string): Series =>
  new Map(
    [...text.matchAll(/^((?:giewel|nodejs_eventloop_lag_p99|process_resident)\w*(?:\{.*\})?) (\S+)$/gm)].map(
      ([, series = '', value]) => [series, Number(value)],
    ),
  );

const withJob = (series: string) =>
  series.endsWith('}') ? series.replace(/\}$/, ',job="giewel"}') : `${series}{job="giewel"}`;

/** A counter grows evenly from one reading to the next, a gauge jumps to its new value. */
const lineOf = ([series, after]: [string, number], before: Series): string => {
  const began = before.get(series) ?? 0;
  const isCounter = /_(?:total|count|bucket|sum)\b/.test(series);
  const values = isCounter
    ? `${began}+${(after - began) / 20}x20 ${after}+0x20`
    : series.startsWith('giewel_jobs{')
      ? `${began}x280 ${after}x20`
      : `${after}x${INTERVALS}`;
  return `      - series: '${withJob(series)}'\n        values: '${values}'`;
};

/** Each alert is checked while a counter still grows, or long after a gauge has changed. */
const lookedAt: Record<string, string> = {
  GiewelFaults: '5m',
  GiewelTurnsAway: '5m',
  GiewelTriesFail: '5m',
  GiewelPagesSlow: '9m',
  GiewelJobsGivenUp: '71m',
};

/** Returns the alerts that are raised once the metrics have changed from `before` to `after` for a while. */
const alertsRaised = (before: Series, after: Series, isUp = true): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'giewel-alerts-'));
  const file = join(folder, 'test.yml');
  // promtool names the raised alerts because none are expected.
  const text = [
    `rule_files: [${RULES}]`,
    'evaluation_interval: 15s',
    'tests:',
    '  - interval: 15s',
    '    input_series:',
    `      - series: 'up{job="giewel"}'`,
    `        values: '${isUp ? 1 : 0}x${INTERVALS}'`,
    ...[...after].map((one) => lineOf(one, before)),
    '    alert_rule_test:',
    ...names.map(
      (name) =>
        `      - eval_time: ${lookedAt[name] ?? '40m'}\n        alertname: ${name}\n        exp_alerts: []`,
    ),
  ].join('\n');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const raised = [...(stdout + stderr).matchAll(/alertname: ?"?(\w+)/g)].map(([, name = '']) => name);
  // Otherwise promtool refused the file.
  expect(raised.length > 0 || status === 0, stdout + stderr).toBe(true);
  return raised;
};

/** These metrics belong to the process that runs the tests, and to the machine it shares with others. */
const isOfProcess = ([series]: [string, number]) => /^(?:nodejs|process)_/.test(series);

/** Compares the metrics before and after something went wrong, and returns the alerts that this raises. */
const raisedBy = async (cause: () => unknown, { withProcess = false } = {}) => {
  const told = async () => {
    const all = [...seriesIn(await metrics.text())];
    return new Map(withProcess ? all : all.filter((one) => !isOfProcess(one)));
  };
  const before = await told();
  await cause();
  return alertsRaised(before, await told());
};

describe.skipIf(!hasPromtool)('each alert is raised by what it is about', () => {
  test('none by an instance that is well', async () => {
    expect(await raisedBy(() => undefined)).toEqual([]);
  });

  test('an instance that does not answer', async () => {
    expect(alertsRaised(new Map(), new Map(), false)).toEqual(['GiewelInstanceGone']);
  });

  test('jobs that wait, mail that stays, jobs that were given up', async () => {
    const { services } = host;
    const raised = async (name: string, change: string) => {
      await forgetJobs(host.pool);
      const told = async () =>
        new Map([...seriesIn(await watched.text())].filter((one) => !isOfProcess(one)));
      const before = await told();
      await services.jobs.add(services.db, name, {});
      await host.pool.query(`update pgboss.job set ${change} where data ->> 'kind' = $1`, [name]);
      return alertsRaised(before, await told());
    };
    expect(await raised('due', `start_after = now() - interval '6 min'`)).toEqual(['GiewelJobsWait']);
    expect(
      await raised(
        'mail',
        `state = 'retry', start_after = now() + interval '1 h', created_on = now() - interval '31 min'`,
      ),
    ).toEqual(['GiewelMailStays']);
    expect(await raised('due', `state = 'failed', completed_on = now()`)).toEqual(['GiewelJobsGivenUp']);
    await forgetJobs(host.pool);
  });

  test('tries that fail, a worker that stopped, a clock that is wrong', async () => {
    expect(await raisedBy(() => state.failed.set('mail', 30))).toEqual(['GiewelTriesFail']);
    state.isWorking = false;
    expect(await raisedBy(() => undefined)).toEqual(['GiewelNoJobsWorked']);
    state.isWorking = true;
    state.secondsOff = -7;
    expect(await raisedBy(() => undefined)).toEqual(['GiewelClockOff']);
    state.secondsOff = 0;
  });

  test('requests that wait for a connection', async () => {
    const taken = await Promise.all([requests.connect(), requests.connect()]);
    const waiting = Promise.all(Array.from({ length: 6 }, () => requests.query('select 1')));
    try {
      expect(await raisedBy(() => undefined)).toEqual(['GiewelNoConnectionFree']);
    } finally {
      for (const client of taken) client.release();
      await waiting;
    }
  });

  test('an event loop that is held up', async () => {
    const hold = async () => {
      for (let times = 0; times < 5; times += 1) {
        const until = performance.now() + 300;
        while (performance.now() < until);
        await delay(20);
      }
    };
    expect(await raisedBy(hold, { withProcess: true })).toContain('GiewelEventLoopHeldUp');
  });

  test('memory that grows', async () => {
    const kept: Buffer[] = [];
    const grow = () => kept.push(Buffer.alloc(950e6, 1));
    expect(await raisedBy(grow, { withProcess: true })).toContain('GiewelMemoryGrows');
  });

  test(
    'a table that somebody holds, by which pages are slow and people are turned away',
    { tags: ['nightly'] },
    async () => {
      const { pool, ask } = host;
      const as = await anybody();
      const client = await pool.connect();
      try {
        const raised = await raisedBy(async () => {
          await client.query('begin; lock table folders in access exclusive mode');
          expect((await ask('GET', '/api/folders', { as })).status).toBe(503);
        });
        expect(raised).toEqual(expect.arrayContaining(['GiewelTurnsAway', 'GiewelPagesSlow']));
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
  );

  test('faults of ours', async () => {
    const { pool, ask } = host;
    const as = await anybody();
    await pool.query('alter table folders rename to gone');
    try {
      const raised = await raisedBy(async () => {
        for (let times = 0; times < 40; times += 1)
          expect((await ask('GET', '/api/folders', { as })).status).toBe(500);
      });
      expect(raised).toContain('GiewelFaults');
    } finally {
      await pool.query('alter table gone rename to folders');
    }
  });

  test('a database that is away', async () => {
    const raised = await raisedBy(async () => {
      line.cut();
      await eventually(() => expect(announcements.isHeard()).toBe(false));
    });
    expect(raised).toContain('GiewelDatabaseAway');
  });
});
