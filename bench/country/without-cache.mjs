// Before everything else of a server: it keeps no answer, so that each shows what it costs to make.
import { registerHooks } from 'node:module';

const REAL = '/src/server/public-cache.ts';

const keepsNothing = (real) => `
export * from ${JSON.stringify(real)};
export const openPublicCache = async () => ({
  keep: async (_, make) => ({ value: await make(), asOf: null }),
  figures: () => ({ answers: 0, bytes: 0, asked: { kept: 0, made: 0, old: 0 } }),
});`;

registerHooks({
  load: (url, context, next) =>
    url.endsWith(REAL)
      ? { format: 'module', source: keepsNothing(`${url}?as-it-is`), shortCircuit: true }
      : next(url, context),
});
