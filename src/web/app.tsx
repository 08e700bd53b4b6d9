import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AnchorProvider } from '#design/anchor.tsx';
import { Link } from './navigation/link.tsx';
import { NavigationProvider } from './navigation/navigation.tsx';
import type { ShownPage } from './navigation/shown-page.ts';
import { PageShell } from './shell/shell.tsx';
import { SiteProvider, type SiteSettings } from './site.tsx';
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
    <SiteProvider value={site}>
      <VisitorProvider>
        <StringsProvider first={strings}>
          <NavigationProvider first={first}>
            <AnchorProvider component={Link}>
              <PageShell />
            </AnchorProvider>
          </NavigationProvider>
        </StringsProvider>
      </VisitorProvider>
    </SiteProvider>
  </QueryClientProvider>
);
