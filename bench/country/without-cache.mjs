// Loaded before the server, this turns off its response cache, so that each response shows its cost.
import { subscribe } from 'node:diagnostics_channel';
import { registerHooks } from 'node:module';

const MADE_BY = /\b(?:const|var|let) openPublicCache = /;

const KEEPS_NOTHING = `const openPublicCache = async () => ({
  getOrMake: async (_, make) => ({ value: await make(), asOf: null }),
  statistics: () => ({ answers: 0, bytes: 0, asked: { kept: 0, made: 0, old: 0 } }),
}); const cacheAsItIs = `;

let isReplaced = false;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (isReplaced || !url.includes('/dist/server/')) return loaded;
    const source = Buffer.from(loaded.source ?? '').toString();
    if (!MADE_BY.test(source)) return loaded;
    isReplaced = true;
    return { ...loaded, source: source.replace(MADE_BY, KEEPS_NOTHING) };
  },
});

// A failed run is better than one that measured the cache.
subscribe('http.server.request.start', () => {
  if (!isReplaced) throw new Error('What is built has no openPublicCache that could be replaced.');
});
