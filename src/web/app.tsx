import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AnchorProvider } from '#design/anchor.tsx';
import { Link } from './navigation/link.tsx';
import type { ShownPage } from './navigation/load-page.ts';
import { NavigationProvider } from './navigation/navigation.tsx';
import { PageShell } from './shell/page-shell.tsx';
import { SiteSettingsProvider, type SiteSettings } from './site-settings.tsx';
import type { StringsSource } from './strings-source.ts';
import { StringsProvider } from './strings.tsx';
import { VisitorProvider } from './visitor.ts';

interface AppProps {
  client: QueryClient;
  strings: StringsSource;
  site: SiteSettings;
  first: ShownPage;
}

/** Server and browser render the same tree. */
export const App = ({ client, strings, site, first }: AppProps) => (
  <QueryClientProvider client={client}>
    <SiteSettingsProvider value={site}>
      <VisitorProvider>
        <StringsProvider first={strings}>
          <NavigationProvider first={first}>
            <AnchorProvider component={Link}>
              <PageShell />
            </AnchorProvider>
          </NavigationProvider>
        </StringsProvider>
      </VisitorProvider>
    </SiteSettingsProvider>
  </QueryClientProvider>
);
