import { hydrateRoot } from 'react-dom/client';
import { ApiError } from '#web/api-client.ts';
import '#design/tokens.css';
import '#design/base.css';
import '#web/shell/language-offer-slot.css';
import { App } from '#web/app.tsx';
import { readCurrentAddress } from '#web/navigation/current-address.ts';
import { loadPageCode } from '#web/navigation/load-page.ts';
import { fillQueryCache, type PageData } from '#web/page-data.ts';
import { setPageLanguage } from '#web/page-language.ts';
import { createQueryClient } from '#web/query.ts';
import { loadSignedInHeader } from '#web/shell/signed-in/use-signed-in-header.ts';
import { createBrowserStrings, type StringTableFiles } from '#web/strings-source.ts';
import { visitorQuery } from '#web/visitor.ts';
import './routes.ts';
import { tablesByLanguage } from './strings/string-tables.ts';

const written = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '');

const start = async () => {
  const data = written('page-data') as PageData;
  setPageLanguage(data.language);
  const client = createQueryClient();
  fillQueryCache(client, data.answers);
  // Only the language that the page was rendered in is downloaded.
  const strings = createBrowserStrings(
    data.language,
    tablesByLanguage,
    written('page-sentences') as StringTableFiles,
  );
  const [first] = await Promise.all([
    loadPageCode(readCurrentAddress().replace(/#.*/, ''), client, strings),
    strings.load(['web']),
    client.getQueryData(visitorQuery.queryKey) ? loadSignedInHeader(strings) : null,
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root');
  hydrateRoot(root, <App client={client} strings={strings} site={data.site} first={first} />, {
    // A refused response is shown on the page and in the network log; any other error is a mistake of ours.
    onCaughtError: (error) => {
      if (!(error instanceof ApiError)) reportError(error);
    },
  });
};

await start();

// It is registered late, so that nothing of the page waits for it. Without it the browser shows its own offline page.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/offline-worker.js').catch(() => {});
