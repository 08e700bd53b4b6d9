import type { Plugin } from 'vite';

/** What TanStack Query carries along and nothing of ours uses: two kilobytes of every page. */
const unused = [
  {
    file: /@tanstack\/query-core\/.*\/infiniteQueryBehavior\.js$/,
    instead: `
const refuse = () => { throw new Error('Lists go on by src/web/lists/use-long-list.ts (decision 6)'); };
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };`,
  },
  {
    file: /@tanstack\/query-core\/.*\/mutationCache\.js$/,
    // The client clears it, and asks it to go on whenever the page is looked at again.
    instead: `
const refuse = () => { throw new Error('What changes something goes by src/web/use-change.ts (decision 6)'); };
export class MutationCache {
  build = refuse;
  findAll = refuse;
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`,
  },
  {
    file: /@tanstack\/query-core\/.*\/focusManager\.js$/,
    // Nothing is asked again because somebody has looked elsewhere (src/web/query.ts).
    instead: `
export const focusManager = { subscribe: () => () => {}, isFocused: () => true };`,
  },
  {
    file: /@tanstack\/query-core\/.*\/timeoutManager\.js$/,
    // Nobody hands in clocks of their own.
    instead: `
export const defaultTimeoutProvider = {
  setTimeout: (done, delay) => setTimeout(done, delay),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (done, delay) => setInterval(done, delay),
  clearInterval: (id) => clearInterval(id),
};
export const timeoutManager = defaultTimeoutProvider;
export const systemSetTimeoutZero = (done) => setTimeout(done, 0);
export class TimeoutManager {}`,
  },
];

export const leanQueries = (): Plugin => {
  const found = new Set<RegExp>();
  return {
    name: 'lean-queries',
    apply: 'build',
    load(id) {
      const one = unused.find(({ file }) => file.test(id));
      if (!one) return null;
      found.add(one.file);
      return one.instead;
    },
    buildEnd(error) {
      const moved = unused.filter(({ file }) => !found.has(file));
      if (!error && moved.length > 0)
        this.error(`TanStack Query keeps elsewhere now: ${moved.map(({ file }) => file.source).join(', ')}`);
    },
  };
};
