const EVERY_MS = 150;
const PATIENCE_MS = 15_000;

interface Kind {
  name: string;
  paths: readonly string[];
  cookie?: string;
}

export interface Counted {
  asked: number;
  failed: number;
  longestMs: number;
  /** What was answered in place of 200. */
  others: string;
}

/** People who read, each kind in a steady rhythm whatever the answers take. What fails is counted, by phase. */
export const startReading = (address: string, kinds: readonly Kind[]) => {
  const fresh = () =>
    new Map(kinds.map(({ name }) => [name, { asked: 0, longestMs: 0, others: new Map<string, number>() }]));
  let counts = fresh();
  const underWay = new Set<Promise<void>>();

  const ask = async ({ name, cookie }: Kind, path: string) => {
    const count = counts.get(name);
    const began = performance.now();
    const answer = await fetch(address + path, {
      headers: cookie ? { cookie } : {},
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (!count) return;
    count.asked += 1;
    count.longestMs = Math.max(count.longestMs, performance.now() - began);
    if (answer?.status !== 200) {
      const what = String(answer?.status ?? 'no answer');
      count.others.set(what, (count.others.get(what) ?? 0) + 1);
    }
  };

  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    for (const kind of kinds) {
      const asked = ask(kind, kind.paths[turn % kind.paths.length] ?? '/').finally(() =>
        underWay.delete(asked),
      );
      underWay.add(asked);
    }
  }, EVERY_MS);

  return {
    /** What was counted since, and begins to count anew. */
    async count(): Promise<Record<string, Counted>> {
      const told = counts;
      counts = fresh();
      await Promise.all(underWay);
      return Object.fromEntries(
        [...told].map(([name, { asked, longestMs, others }]) => {
          const failed = [...others.values()].reduce((sum, count) => sum + count, 0);
          const words = [...others].map(([what, count]) => `${count} × ${what}`).join(', ');
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

export type Reading = ReturnType<typeof startReading>;
