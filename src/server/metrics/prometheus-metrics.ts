import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { PublicCache } from '#server/cache/public-cache.ts';
import type { Announcements } from '#server/database/postgres-announcements.ts';
import type { JobWorker } from '#server/jobs/job-worker.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { countUnhandledErrors } from '#server/processes/graceful-shutdown.ts';
import { countJobs } from './count-jobs.ts';

/** An instance reports these about itself to monitoring. */
export interface InstanceMetrics {
  /** Records a response. */
  observe(request: FastifyRequest, status: number, seconds: number): void;
  /** Returns Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsSources {
  pools: Readonly<Record<'requests' | 'counting' | 'working', Pool>>;
  announcements: Announcements;
  cache: PublicCache;
  live: LiveHub;
  worker: Pick<JobWorker, 'isWorking' | 'failedTries'>;
  /** Returns how far this machine's clock is ahead of the database's. */
  secondsOff: () => number;
}

/** The buckets range from a cached response to the timeout of a page. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Figure {
  labels?: Record<string, string>;
  value: number;
}

interface GaugeOptions {
  name: string;
  help: string;
  labels?: string[];
  /** Runs at each scrape. An unknown value is left out, because nothing may be claimed of it. */
  read: () => Figure[] | Promise<Figure[]>;
}

const addGauge = (register: Registry, { name, help, labels = [], read }: GaugeOptions) =>
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [register],
    async collect() {
      const figures = await read();
      this.reset();
      // A gauge without labels would report zero, which would be a claim.
      if (figures.length === 0 && labels.length === 0) this.remove();
      for (const { labels: gaugeLabels = {}, value } of figures) this.set(gaugeLabels, value);
    },
  });

const poolFigures = (pools: MetricsSources['pools']): Figure[] =>
  Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
    { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
    { labels: { pool, state: 'idle' }, value: idleCount },
    { labels: { pool, state: 'waiting' }, value: waitingCount },
  ]);

const addJobs = (register: Registry, pool: Pool, worker: MetricsSources['worker']) => {
  addGauge(register, {
    name: 'giewel_jobs',
    help: 'Jobs of all instances: due and waiting, running, failed and waiting for their next try, given up',
    labels: ['state'],
    read: async () => {
      const jobs = await countJobs(pool);
      if (!jobs) return [];
      return (['waiting', 'running', 'retrying', 'failed'] as const).map((state) => ({
        labels: { state },
        value: jobs[state],
      }));
    },
  });
  addGauge(register, {
    name: 'giewel_jobs_oldest_seconds',
    help: 'How long the oldest due job has waited',
    read: async () => {
      const jobs = await countJobs(pool);
      return jobs ? [{ value: jobs.oldestSeconds }] : [];
    },
  });
  addGauge(register, {
    name: 'giewel_mail_oldest_seconds',
    help: 'How long ago the oldest mail or text message was written that is not sent yet, tried or not',
    read: async () => {
      const jobs = await countJobs(pool);
      return jobs ? [{ value: jobs.oldestMailSeconds }] : [];
    },
  });
  addGauge(register, {
    name: 'giewel_jobs_failed_total',
    help: 'Tries of jobs that failed in this instance since its start',
    // Prometheus itself uses the label `job` for its targets.
    labels: ['kind'],
    read: () => [...worker.failedTries].map(([kind, value]) => ({ labels: { kind }, value })),
  });
  addGauge(register, {
    name: 'giewel_jobs_worked',
    help: '1 while this instance does jobs, 0 when it has stopped to',
    read: () => [{ value: worker.isWorking() ? 1 : 0 }],
  });
};

const addCache = (register: Registry, cache: PublicCache) => {
  addGauge(register, {
    name: 'giewel_public_cache_bytes',
    help: 'What the kept public answers weigh',
    read: () => [{ value: cache.statistics().bytes }],
  });
  addGauge(register, {
    name: 'giewel_public_cache_answers',
    help: 'How many public answers are kept',
    read: () => [{ value: cache.statistics().answers }],
  });
  addGauge(register, {
    name: 'giewel_public_cache_asked_total',
    help: 'Public answers asked for since the start: kept, made anew, or kept from before while the database is away',
    labels: ['from'],
    read: () =>
      Object.entries(cache.statistics().asked).map(([from, value]) => ({ labels: { from }, value })),
  });
};

export const createPrometheusMetrics = ({
  pools,
  announcements,
  cache,
  live,
  worker,
  secondsOff,
}: MetricsSources): InstanceMetrics => {
  const register = new Registry();
  // Event loop, memory, processor and garbage have the names that every dashboard for Node knows.
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'giewel_request_seconds',
    help: 'How long requests took to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [register],
  });
  addGauge(register, {
    name: 'giewel_database_connections',
    help: 'Connections to the database, by pool and by what they do; waiting are requests that have none',
    labels: ['pool', 'state'],
    read: () => poolFigures(pools),
  });
  addCache(register, cache);
  addJobs(register, pools.working, worker);
  addGauge(register, {
    name: 'giewel_unhandled_errors_total',
    help: 'Errors that nobody caught since the start; the process ends after one',
    read: () => [{ value: countUnhandledErrors() }],
  });
  addGauge(register, {
    name: 'giewel_announcements_heard',
    help: '1 while the database’s announcements are heard, 0 while the line is down',
    read: () => [{ value: announcements.isHeard() ? 1 : 0 }],
  });
  addGauge(register, {
    name: 'giewel_live_streams',
    help: 'Open live streams of this instance',
    read: () => [{ value: live.count() }],
  });
  addGauge(register, {
    name: 'giewel_clock_off_seconds',
    help: 'How far this machine’s clock is ahead of the database’s',
    read: () => [{ value: secondsOff() }],
  });
  return {
    observe({ method, routeOptions }, status, seconds) {
      // A stream is open as long as its page, and says nothing of speed.
      if (routeOptions.config.isStream) return;
      // It is the route's pattern, never the address: there are few of them, and none holds a person's words.
      requests.observe({ method, route: routeOptions.url ?? 'none', status }, seconds);
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
};
