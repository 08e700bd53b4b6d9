import { afterAll, describe, expect, test } from 'vitest';
import { openPublicCache } from '#server/cache/public-cache.ts';
import { openAnnouncements } from '#server/database/postgres-announcements.ts';
import { openLiveHub } from '#server/live/live-hub.ts';
import { testDatabase } from '#testing/database.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { countJobs } from './count-jobs.ts';
import { createPrometheusMetrics } from './prometheus-metrics.ts';

const TOKEN = 'a-token-of-many-letters';

const own = await testDatabase();
const announcements = await openAnnouncements(own.connection, quietLog);
const cache = await openPublicCache(announcements);
const live = await openLiveHub(own.pool, announcements, quietLog);
afterAll(async () => {
  live.close();
  await announcements.close();
});
const worker = { isWorking: () => true, failedTries: new Map([['mail', 3]]) };
const metrics = createPrometheusMetrics({
  pools: { requests: own.pool, counting: own.pool, working: own.pool },
  announcements,
  cache,
  live,
  worker,
  secondsOff: () => 7.5,
});
const { ask, pool, services } = await testHost({ watching: { metrics, token: TOKEN } });

const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const figuresNow = async () => (await ask('GET', '/metrics', withToken(TOKEN))).text;

describe('/metrics', () => {
  test.each([undefined, withToken('another-token-of-letters'), withToken('')])(
    'is not there for a stranger',
    async (credentials) => {
      expect((await ask('GET', '/metrics', credentials)).status).toBe(404);
    },
  );

  test('is not there where no token is set', async () => {
    const { ask: askWithoutMetrics } = await testHost();
    expect((await askWithoutMetrics('GET', '/metrics', withToken(TOKEN))).status).toBe(404);
  });

  test('counts a request by its route, never by its address', async () => {
    await ask('GET', '/api/companies/4711?q=a-new-roof');
    const text = await figuresNow();
    expect(text).toContain(
      'giewel_request_seconds_count{method="GET",route="/api/companies/:id",status="404"}',
    );
    expect(text).not.toMatch(/companies\/4711|a-new-roof/);
  });

  test('tells of line, streams, connections, event loop and memory', async () => {
    const text = await figuresNow();
    expect(text).toContain('giewel_announcements_heard 1');
    expect(text).toContain('giewel_live_streams 0');
    expect(text).toContain('giewel_clock_off_seconds 7.5');
    expect(text).toMatch(/giewel_database_connections\{pool="requests",state="idle"\} \d/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toMatch(/process_resident_memory_bytes \d/);
  });

  test('tells what the public cache weighs, and how often it served', async () => {
    const getOrMake = () => cache.getOrMake('a', async () => 'an answer', { weigh: () => 9_000 });
    await getOrMake();
    await getOrMake();
    const text = await figuresNow();
    expect(text).toContain('giewel_public_cache_asked_total{from="made"} 1');
    expect(text).toContain('giewel_public_cache_asked_total{from="kept"} 1');
    expect(text).toContain('giewel_public_cache_answers 1');
    expect(Number(/giewel_public_cache_bytes (\d+)/.exec(text)?.[1])).toBeGreaterThan(9_000);
  });
});

describe('the jobs', () => {
  test('are counted by what they wait for', async () => {
    await forgetJobs(pool);
    await services.jobs.add(services.db, 'due', {});
    await services.jobs.add(services.db, 'later', {}, { inSeconds: 60 });
    for (const name of ['running', 'failed', 'mail']) await services.jobs.add(services.db, name, {});
    await pool.query(`
      update pgboss.job set start_after = now() - interval '90 s' where data ->> 'kind' = 'due';
      update pgboss.job set state = 'active', started_on = now() where data ->> 'kind' = 'running';
      update pgboss.job set state = 'failed', completed_on = now() where data ->> 'kind' = 'failed';
      update pgboss.job set state = 'retry', started_on = now(), start_after = now() + interval '1 hour',
        created_on = now() - interval '1 day' where data ->> 'kind' = 'mail'`);
    const jobCounts = await countJobs(pool);
    expect(jobCounts).toMatchObject({ waiting: 1, running: 1, retrying: 1, failed: 1 });
    expect(jobCounts?.oldestSeconds).toBeGreaterThanOrEqual(90);
  });

  test('a mail that waits for its next try is told by its age, though it is not due', async () => {
    expect((await countJobs(pool))?.oldestMailSeconds).toBeGreaterThanOrEqual(86_400);
  });

  test('tries that failed are counted by the kind of job, and errors that nobody caught', async () => {
    const text = await figuresNow();
    expect(text).toContain('giewel_jobs_failed_total{kind="mail"} 3');
    expect(text).toContain('giewel_jobs_worked 1');
    expect(text).toContain('giewel_unhandled_errors_total 0');
  });

  test('are not claimed to be none where the database does not say', async () => {
    await own.pool.query('drop schema pgboss cascade');
    expect(await countJobs(own.pool)).toBeNull();
    expect(await figuresNow()).not.toContain('giewel_jobs{');
  });
});
