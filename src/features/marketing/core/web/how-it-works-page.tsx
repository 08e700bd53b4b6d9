import { PageWrap } from '#design/layout.tsx';
import { Tabs } from '#design/tabs.tsx';
import { Text } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { ForClients } from './how-it-works/for-clients.tsx';
import { ForCompanies } from './how-it-works/for-companies.tsx';
import styles from './how-it-works/how.module.css';
import type { howItWorksRoute } from './page-routes.ts';

type Audience = 'clients' | 'companies';

const HowItWorksScreen = ({ search: { tab } }: RouteMatchOf<typeof howItWorksRoute>) => {
  const {
    marketing: { howItWorks },
  } = useStrings();
  const { tabs } = howItWorks;
  return (
    <PageWrap className={styles.page}>
      <h1>{howItWorks.title}</h1>
      <Text size="lead" className={styles.lead}>
        {howItWorks.lead}
      </Text>
      <Tabs<Audience>
        label={tabs.label}
        value={tab ?? 'clients'}
        items={[
          { value: 'clients', label: tabs.clients, href: href('/how-it-works') },
          { value: 'companies', label: tabs.companies, href: href('/how-it-works', { tab: 'companies' }) },
        ]}
      >
        {(audience) => (audience === 'companies' ? <ForCompanies /> : <ForClients />)}
      </Tabs>
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof howItWorksRoute>({
  tables: ['marketing'],
  queries: () => [],
  head: ({ match: { search }, strings: { marketing } }) => {
    const { documentTitle, description } = marketing.howItWorks;
    const audience = search.tab ?? 'clients';
    return {
      title: marketing.pageTitle(documentTitle[audience]),
      description: description[audience],
      canonical: audience === 'clients' ? href('/how-it-works') : href('/how-it-works', { tab: 'companies' }),
      picture: audience === 'clients' ? '/plates/stage/2.svg' : '/plates/wiring.svg',
    };
  },
  Screen: HowItWorksScreen,
});
