import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnnouncementListener } from '#server/database/postgres-announcements.ts';
import { openPublicCache } from './public-cache.ts';

const SECOND = 1_000;

/** Opens a cache that gets the test's announcements; each value is a number that says when it was made. */
const openHeard = async () => {
  let hearer: AnnouncementListener | undefined;
  const cache = await openPublicCache({
    listen: async (_channel, listener) => {
      hearer = listener;
      listener.onUp?.();
    },
    announce: () => undefined,
    isHeard: () => true,
    close: async () => undefined,
  });
  const madeCounts: Record<string, number> = {};
  const readThrough = async (
    key: string,
    company: number | null = null,
    making: Promise<void> = Promise.resolve(),
  ) => {
    const { value } = await cache.getOrMake(
      key,
      async () => {
        const number = (madeCounts[key] ?? 0) + 1;
        madeCounts[key] = number;
        await making;
        return number;
      },
      { weigh: () => 1, companyOf: () => company },
    );
    return value;
  };
  const change = (companies: string) => hearer?.onAnnouncement(companies);
  /** Lets time pass in which another company changes ten times a second. */
  const passBusily = (tenths: number) => {
    for (let tenthsPassed = 0; tenthsPassed < tenths; tenthsPassed += 1) {
      vi.advanceTimersByTime(SECOND / 10);
      change('99');
    }
  };
  return { ask: readThrough, change, passBusily };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const blockedMaking = () => {
  let letGo = () => {};
  const making = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { making, letGo };
};

test('while changes are few, a company’s own page and every list are made anew at once, others’ pages stay', async () => {
  const { ask: readThrough, change } = await openHeard();
  const read = async () => [
    await readThrough('list'),
    await readThrough('twelve', 12),
    await readThrough('thirteen', 13),
  ];
  expect(await read()).toEqual([1, 1, 1]);
  change('12');
  expect(await read()).toEqual([2, 2, 1]);
  vi.advanceTimersByTime(SECOND);
  change('11,13');
  expect(await read()).toEqual([3, 2, 2]);
});

test('what others’ pages show beside them is a minute old at most', async () => {
  const { ask: readThrough, change } = await openHeard();
  await readThrough('thirteen', 13);
  change('12');
  vi.advanceTimersByTime(60 * SECOND);
  expect(await readThrough('thirteen', 13)).toBe(1);
  vi.advanceTimersByTime(SECOND);
  expect(await readThrough('thirteen', 13)).toBe(2);
});

test('an empty word drops everything, also while changes are many', async () => {
  const { ask: readThrough, change, passBusily } = await openHeard();
  const read = async () => [await readThrough('list'), await readThrough('twelve', 12)];
  passBusily(10);
  await read();
  change('');
  expect(await read()).toEqual([2, 2]);
});

test.each(['x', '1,', ',1', '1;2', '-1', '1'.repeat(11)])('%j is read as everything', async (word) => {
  const { ask: readThrough, change } = await openHeard();
  await readThrough('twelve', 12);
  change(word);
  expect(await readThrough('twelve', 12)).toBe(2);
});

test('while changes are many, a list is made anew once a second, and a company’s own page at once', async () => {
  const { ask: readThrough, change, passBusily } = await openHeard();
  passBusily(10);
  const values: number[] = [];
  for (let tenths = 1; tenths <= 50; tenths += 1) {
    values.push(await readThrough('list'));
    change('12');
    expect(await readThrough('twelve', 12)).toBe(tenths);
    passBusily(1);
  }
  expect(values.at(-1)).toBe(5);
});

test('a list nobody asked for since a change long ago is not given old', async () => {
  const { ask, passBusily } = await openHeard();
  passBusily(10);
  await ask('list');
  passBusily(100);
  expect(await ask('list')).toBe(2);
  expect(await ask('list')).toBe(2);
});

test('a list is given on while it is made anew, and waited for where that takes too long', async () => {
  const { ask, passBusily } = await openHeard();
  passBusily(10);
  await ask('list');
  passBusily(10);
  const { making, letGo } = blockedMaking();
  expect(await ask('list', null, making)).toBe(1);
  passBusily(40);
  expect(await ask('list')).toBe(1);
  passBusily(10);
  const late = ask('list');
  letGo();
  expect(await late).toBe(2);
});

test('what changed while it was made is not kept as if it showed the change', async () => {
  const { ask, change, passBusily } = await openHeard();
  const read = () => Promise.all([ask('twelve', 12), ask('list')]);
  for (const tenths of [0, 10]) {
    const { making, letGo } = blockedMaking();
    change('');
    passBusily(tenths);
    const bothReads = Promise.all([ask('twelve', 12, making), ask('list', null, making)]);
    change('12');
    letGo();
    const firstValues = await bothReads;
    vi.advanceTimersByTime(2 * SECOND);
    expect(await read()).toEqual(firstValues.map((number) => number + 1));
    vi.advanceTimersByTime(2 * SECOND);
  }
});

test('a list that could not be made anew is given on, and tried again', async () => {
  const { ask, passBusily } = await openHeard();
  passBusily(10);
  await ask('list');
  passBusily(10);
  const failing = Promise.reject(new Error('No'));
  failing.catch(() => undefined);
  expect(await ask('list', null, failing)).toBe(1);
  await failing.catch(() => undefined);
  passBusily(2);
  expect(await ask('list')).toBe(3);
});
