import { Wrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { vatOnHousingAddress } from './page-addresses.ts';
import styles from './prices.module.css';
import { Calculator } from './vat/calculator.tsx';
import { Rules } from './vat/rules.tsx';

const VatOnHousingScreen = ({ search }: MatchOf<typeof vatOnHousingAddress>) => {
  const { housingVat } = useStrings();
  return (
    <Wrap className={styles.page}>
      <PageHead title={housingVat.title} below={<p className={styles.lead}>{housingVat.lead}</p>} />
      <Calculator search={search} />
      <Rules />
    </Wrap>
  );
};

export const page = definePage<typeof vatOnHousingAddress>({
  tables: ['housingVat'],
  questions: () => [],
  head: ({ strings: { housingVat } }) => ({
    title: housingVat.pageTitle(housingVat.title),
    description: housingVat.description,
    canonical: '/vat-on-housing',
    picture: '/plates/house.svg',
  }),
  Screen: VatOnHousingScreen,
});
