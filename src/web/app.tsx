import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Strings } from '../strings/strings.ts';
import { NavigationProvider } from './navigation/navigation.tsx';
import type { Place } from './navigation/place.ts';
import { Shell } from './shell/shell.tsx';
import { type Site, SiteProvider } from './site.tsx';
import { StringsProvider } from './strings.tsx';

interface AppProps {
  client: QueryClient;
  strings: Strings;
  site: Site;
  first: Place;
}

/** All of Giewel, on the server and in the browser alike. */
export const App = ({ client, strings, site, first }: AppProps) => (
  <QueryClientProvider client={client}>
    <SiteProvider value={site}>
      <StringsProvider value={strings}>
        <NavigationProvider first={first}>
          <Shell />
        </NavigationProvider>
      </StringsProvider>
    </SiteProvider>
  </QueryClientProvider>
);
