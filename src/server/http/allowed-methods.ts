import type { FastifyInstance, FastifyRequest } from 'fastify';

const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Collects the routes of the API as they are added. So a request with a wrong method is told the right ones, in place
 * of being told that nothing is there.
 */
export const collectAllowedMethods = (app: FastifyInstance) => {
  const methods = new Map<string, { pattern: RegExp; names: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    const route = methods.get(url) ?? { pattern: patternOf(url), names: new Set() };
    for (const name of [method].flat()) route.names.add(name);
    methods.set(url, route);
  });
  return ({ url, method }: FastifyRequest): string[] => {
    const [path = ''] = url.split('?');
    const names = [...methods.values()].flatMap((route) =>
      route.pattern.test(path) ? [...route.names] : [],
    );
    return names.includes(method) ? [] : [...new Set(names)].toSorted();
  };
};
