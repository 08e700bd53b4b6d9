import type { Plugin } from 'vite';

const UNUSED = /@tanstack\/query-core\/.*\/infiniteQueryBehavior\.js$/;

const refusal = `
const refuse = () => { throw new Error('Lists go on by src/web/lists/use-long-list.ts (decision 6)'); };
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };`;

/** Every query carries the code of infinite ones, half a kilobyte that no list of ours uses. */
export const withoutInfiniteQueries = (): Plugin => {
  let isFound = false;
  return {
    name: 'without-infinite-queries',
    apply: 'build',
    load(id) {
      if (!UNUSED.test(id)) return null;
      isFound = true;
      return refusal;
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('TanStack Query keeps its infinite queries elsewhere now');
    },
  };
};
