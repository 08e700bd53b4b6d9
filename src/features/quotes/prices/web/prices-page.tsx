import { useSuspenseQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel } from '#design/panel.tsx';
import type { ListedTradePrice } from '#features/quotes/prices/contract/prices.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import type { pricesRoute } from './page-routes.ts';
import { useFormatEuros } from './parts/use-format-euros.ts';
import styles from './prices.module.css';
import { pricesQuery } from './queries.ts';

const PricesScreen = () => {
  const { prices } = useStrings();
  const names = useTranslatedNames();
  const trades = useSuspenseQuery(pricesQuery).data;
  const pricedTrades = trades.filter(({ count }) => count !== null);
  const unknown = trades.filter(({ count }) => count === null);
  const largest = Math.max(1, ...pricedTrades.map(({ high }) => Number(high)));
  return (
    <PageWrap className={styles.page}>
      <PageHead title={prices.title} below={<p className={styles.lead}>{prices.lead}</p>} />
      {trades.some(({ isDemo }) => isDemo) && <p className={styles.fine}>{prices.inventedForDemo}</p>}
      <Panel>
        <table className={styles.trades}>
          <caption>{prices.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{prices.trade}</th>
              <th scope="col">{prices.middleHalf}</th>
              <th scope="col">{prices.median}</th>
              <th scope="col">{prices.jobs}</th>
            </tr>
          </thead>
          <tbody>
            {pricedTrades.map((trade) => (
              <PricedTrade key={trade.slug} trade={trade} largest={largest} />
            ))}
            {unknown.map(({ slug, category }) => (
              <tr key={slug} className={styles.unknown}>
                <th scope="row">
                  <Anchor href={href('/prices/:trade', { trade: slug })}>{names.of(category)}</Anchor>
                </th>
                <td colSpan={3}>{prices.notEnough}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <p className={styles.fine}>{prices.threshold}</p>
      <p className={styles.further}>
        <Anchor data-alone href={href('/vat-on-housing')}>
          {prices.vatLink}
        </Anchor>
      </p>
    </PageWrap>
  );
};

/** The scale is drawn this wide; ticks stand out at its ends. */
const SCALE = 480;

interface PricedTradeProps {
  trade: ListedTradePrice;
  largest: number;
}

/** A trade's middle half is drawn on one scale for all. */
const PricedTrade = ({ trade: { slug, category, low, median, high, count }, largest }: PricedTradeProps) => {
  const { prices } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const { whole } = useFormatEuros();
  if (low === null || median === null || high === null || count === null) return null;
  const place = (amount: string) => (SCALE * Number(amount)) / largest;
  return (
    <tr>
      <th scope="row">
        <Anchor href={href('/prices/:trade', { trade: slug })}>{names.of(category)}</Anchor>
      </th>
      <td className={styles.half}>
        <svg className={styles.scale} viewBox={`0 0 ${SCALE} 15`} aria-hidden>
          <path
            d={`M${place(low)} 7H${place(high)}M${place(low) - 5} 12l10-10M${place(high) - 5} 12l10-10`}
          />
        </svg>
        {prices.range(whole(low), whole(high))}
      </td>
      <td data-label={prices.median}>{whole(median)}</td>
      <td data-label={prices.jobs}>{format.number(count)}</td>
    </tr>
  );
};

export const pageDefinition = definePage<typeof pricesRoute>({
  tables: ['prices'],
  queries: () => [pricesQuery],
  head: ({ strings: { prices } }) => ({
    title: prices.pageTitle(prices.title),
    description: prices.description,
    canonical: href('/prices'),
    picture: '/plates/house.svg',
  }),
  Screen: PricesScreen,
});
