import { vi } from 'vitest';

// Tests replace these. Imported packages add globals of their own, which hurt nobody.
const NAMES = [
  'Date',
  'Intl',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'Notification',
];
/** The picture library sets it when it is first imported. */
const SET_BY_PACKAGES = new Set(['VIPSHOME']);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export type Globals = ReadonlyMap<string, unknown>;

/** Accessors are not read: reading some of them opens a file or warns. */
const globalOf = (name: string): unknown => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  return Reflect.get(descriptor, 'get') ?? descriptor.value;
};

/** Returns the present globals, which all files of a worker share. */
export const globalsNow = (): Globals =>
  new Map<string, unknown>([
    ...NAMES.map((name) => [name, globalOf(name)] as const),
    ...Object.entries(process.env)
      .filter(([name]) => !SET_BY_PACKAGES.has(name))
      .map(([name, value]) => [`process.env.${name}`, value] as const),
    ...SIGNALS.map((signal) => [`listeners of ${signal}`, process.listenerCount(signal)] as const),
    ['Math.random', Math.random],
    ['performance.now', Reflect.get(performance, 'now')],
    ['process.cwd()', process.cwd()],
    ['fake timers', vi.isFakeTimers()],
  ]);

export const namesOfChanged = (before: Globals, after: Globals): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
