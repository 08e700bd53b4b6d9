import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { vatOnHousingRoute } from './page-routes.ts';
import styles from './prices.module.css';
import { VatCalculator } from './vat/vat-calculator.tsx';
import { VatRules } from './vat/vat-rules.tsx';

const VatOnHousingScreen = ({ search }: RouteMatchOf<typeof vatOnHousingRoute>) => {
  const { housingVat } = useStrings();
  return (
    <PageWrap className={styles.page}>
      <PageHead title={housingVat.title} below={<p className={styles.lead}>{housingVat.lead}</p>} />
      <VatCalculator search={search} />
      <VatRules />
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof vatOnHousingRoute>({
  tables: ['housingVat'],
  queries: () => [],
  head: ({ strings: { housingVat } }) => ({
    title: housingVat.pageTitle(housingVat.title),
    description: housingVat.description,
    canonical: href('/vat-on-housing'),
    picture: '/plates/house.svg',
  }),
  Screen: VatOnHousingScreen,
});
