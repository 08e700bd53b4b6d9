import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Announcements } from '#server/database/announcements.ts';
import type { LiveHub } from '#server/live/hub.ts';
import type { PublicCache } from '#server/public-cache.ts';
import { countJobs } from './count-jobs.ts';

/** What an instance tells of itself to whoever watches over it. */
export interface Metrics {
  /** A request has been answered. */
  observe(request: FastifyRequest, status: number, seconds: number): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

export interface Watched {
  pools: Readonly<Record<'requests' | 'counting' | 'working', Pool>>;
  announcements: Announcements;
  cache: PublicCache;
  live: LiveHub;
}

/** From an answer out of the cache to what a page is given up at. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const watchPools = (register: Registry, pools: Watched['pools']) => {
  new Gauge({
    name: 'giewel_database_connections',
    help: 'Connections to the database, by pool and by what they do; waiting are requests that have none',
    labelNames: ['pool', 'state'] as const,
    registers: [register],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
};

const watchCache = (register: Registry, cache: PublicCache) => {
  new Gauge({
    name: 'giewel_public_cache_bytes',
    help: 'What the kept public answers weigh',
    registers: [register],
    collect() {
      this.set(cache.figures().bytes);
    },
  });
  new Gauge({
    name: 'giewel_public_cache_answers',
    help: 'How many public answers are kept',
    registers: [register],
    collect() {
      this.set(cache.figures().answers);
    },
  });
  new Gauge({
    name: 'giewel_public_cache_asked_total',
    help: 'Public answers asked for since the start: kept, made anew, or kept from before while the database is away',
    labelNames: ['from'] as const,
    registers: [register],
    collect() {
      const { asked } = cache.figures();
      for (const from of ['kept', 'made', 'old'] as const) this.set({ from }, asked[from]);
    },
  });
};

const watchJobs = (register: Registry, pool: Pool) => {
  const jobs = new Gauge({
    name: 'giewel_jobs',
    help: 'Jobs of all instances: due and waiting, running, given up after their last try',
    labelNames: ['state'] as const,
    registers: [register],
  });
  new Gauge({
    name: 'giewel_jobs_oldest_seconds',
    help: 'How long the oldest due job has waited',
    registers: [register],
    async collect() {
      const counted = await countJobs(pool);
      // Without the database nothing is known of them, and nothing is claimed.
      jobs.reset();
      this.reset();
      if (!counted) return;
      const { oldestSeconds, ...states } = counted;
      for (const [state, count] of Object.entries(states)) jobs.set({ state }, count);
      this.set(oldestSeconds);
    },
  });
};

export const openMetrics = ({ pools, announcements, cache, live }: Watched): Metrics => {
  const register = new Registry();
  // Event loop, memory, processor, garbage: under the names that every dashboard for Node knows.
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'giewel_request_seconds',
    help: 'How long requests took to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [register],
  });
  watchPools(register, pools);
  watchCache(register, cache);
  watchJobs(register, pools.working);
  new Gauge({
    name: 'giewel_announcements_heard',
    help: '1 while the database’s announcements are heard, 0 while the line is down',
    registers: [register],
    collect() {
      this.set(announcements.isHeard() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'giewel_live_streams',
    help: 'Open live streams of this instance',
    registers: [register],
    collect() {
      this.set(live.count());
    },
  });
  return {
    observe({ method, routeOptions }, status, seconds) {
      // A stream is open as long as its page, and says nothing of speed.
      if (routeOptions.config.isStream) return;
      // The route's pattern, never the address: there are few of them, and none holds what a person typed.
      requests.observe({ method, route: routeOptions.url ?? 'none', status }, seconds);
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
};
