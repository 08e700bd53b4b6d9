// Built by bench/render.ts: the product's renderer, and React alone on the same tree with its data in place.
import { renderToString } from 'react-dom/server';
import { renderPage } from '#app/render-page.tsx';
import { stringsOf } from '#strings/strings.ts';
import { App } from '#web/app.tsx';
import { findRoute } from '#web/navigation/find-route.ts';
import { fillQueryCache } from '#web/page-data.ts';
import { createQueryClient } from '#web/query.ts';
import type { PageRequest } from '#web/rendered-page.ts';

export { renderPage };

export const treeAlone = async (request: PageRequest): Promise<() => string> => {
  const rendered = await renderPage(request);
  if (!('data' in rendered)) throw new Error('There is nothing to render');
  const client = createQueryClient();
  fillQueryCache(client, rendered.data.answers);
  const foundRoute = findRoute(request.address);
  const first = {
    address: request.address,
    found: foundRoute,
    page: (await foundRoute.route.load()).pageDefinition,
  };
  const { language } = request;
  const strings = { language, strings: stringsOf(language), load: async () => undefined };
  return () => renderToString(<App client={client} strings={strings} site={request.site} first={first} />);
};
