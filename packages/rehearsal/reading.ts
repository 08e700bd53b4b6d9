const EVERY_MS = 150;
const PATIENCE_MS = 15_000;

interface Kind {
  name: string;
  paths: readonly string[];
  cookie?: string;
}

export interface ReadCounts {
  asked: number;
  failed: number;
  longestMs: number;
  /** Lists the responses other than 200. */
  others: string;
}

/** Sends reads, each kind at a steady rate however long responses take, and counts failures by phase. */
export const startReading = (address: string, kinds: readonly Kind[]) => {
  const fresh = () =>
    new Map(kinds.map(({ name }) => [name, { asked: 0, longestMs: 0, others: new Map<string, number>() }]));
  let counts = fresh();
  const underWay = new Set<Promise<void>>();

  const readOnce = async ({ name, cookie }: Kind, path: string) => {
    const count = counts.get(name);
    const began = performance.now();
    const response = await fetch(address + path, {
      headers: cookie ? { cookie } : {},
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    if (!count) return;
    count.asked += 1;
    count.longestMs = Math.max(count.longestMs, performance.now() - began);
    if (response?.status !== 200) {
      const status = String(response?.status ?? 'no answer');
      count.others.set(status, (count.others.get(status) ?? 0) + 1);
    }
  };

  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    for (const kind of kinds) {
      const pendingRead = readOnce(kind, kind.paths[turn % kind.paths.length] ?? '/').finally(() =>
        underWay.delete(pendingRead),
      );
      underWay.add(pendingRead);
    }
  }, EVERY_MS);

  return {
    /** Returns the counts since the last call and starts from zero. */
    async count(): Promise<Record<string, ReadCounts>> {
      const finishedCounts = counts;
      counts = fresh();
      await Promise.all(underWay);
      return Object.fromEntries(
        [...finishedCounts].map(([name, { asked, longestMs, others }]) => {
          const failed = [...others.values()].reduce((sum, count) => sum + count, 0);
          const words = [...others].map(([status, count]) => `${count} × ${status}`).join(', ');
          return [name, { asked, failed, longestMs, others: words }];
        }),
      );
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
};

export type BackgroundReading = ReturnType<typeof startReading>;
