import { useQuery } from '@tanstack/react-query';
import { BackLink } from '#design/back-link.tsx';
import { PageWrap } from '#design/layout.tsx';
import { href } from '#kernel/href.ts';
import { translatedNameWithinSentence } from '#kernel/translated-name.ts';
import { ApiError } from '#web/api-client.ts';
import { definePage, type ReadCachedQuery } from '#web/page.ts';
import { NotFound } from '#web/shell/not-found.tsx';
import { useStrings } from '#web/strings.tsx';
import type { tradePricesRoute } from './page-routes.ts';
import { TradePrices } from './parts/trade-prices.tsx';
import styles from './prices.module.css';
import { pricesQuery, tradePricesQuery } from './queries.ts';

/** This id is requested if no trade has the name: the response is 404. */
const NO_TRADE = 2_147_483_647;

const idOf = (trade: string, read: ReadCachedQuery): number | undefined => {
  const trades = read(pricesQuery);
  return trades && (trades.find(({ slug }) => slug === trade)?.category.id ?? NO_TRADE);
};

const TradeScreen = ({ params: { trade } }: { params: { trade: string } }) => {
  const { prices } = useStrings();
  const { data: trades } = useQuery(pricesQuery);
  const listedTrade = trades?.find(({ slug }) => slug === trade);
  const { data: tradePrices, error } = useQuery(tradePricesQuery(listedTrade?.category.id ?? NO_TRADE));
  if (tradePrices)
    return (
      <PageWrap className={styles.page}>
        <BackLink href={href('/prices')}>{prices.title}</BackLink>
        <TradePrices tradePrices={tradePrices} />
      </PageWrap>
    );
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  // The frame shows any other failure.
  if (error) throw error;
  return null;
};

export const pageDefinition = definePage<typeof tradePricesRoute>({
  tables: ['prices', 'quoting', 'notFound'],
  queries: ({ params: { trade } }, { read }) => {
    const id = idOf(trade, read);
    return id === undefined ? [pricesQuery] : [pricesQuery, tradePricesQuery(id)];
  },
  head: ({ match: { params }, language, strings: { prices, notFound }, read }) => {
    const tradePrices = read(tradePricesQuery(idOf(params.trade, read) ?? NO_TRADE));
    if (!tradePrices) return { title: notFound.title, isHiddenFromSearch: true };
    const name = translatedNameWithinSentence(language, tradePrices.category);
    const title = prices.pageTitle(prices.tradeTitle(name));
    // Only the server writes descriptions: a browser that goes from page to page changes the title alone.
    if (!import.meta.env.SSR) return { title };
    return {
      title,
      description: prices.tradeDescription(name),
      canonical: href('/prices/:trade', { trade: tradePrices.slug }),
      isHiddenFromSearch: tradePrices.count === null,
      picture: `/plates/cover/${tradePrices.slug}-0-minett.svg`,
      structuredData: (address) =>
        tradePrices.count === null
          ? []
          : [
              {
                '@context': 'https://schema.org',
                '@type': 'Dataset',
                name: prices.tradeTitle(name),
                description: prices.tradeDescription(name),
                url: address.page(href('/prices/:trade', { trade: tradePrices.slug })),
                dateModified: tradePrices.madeOn,
                creator: { '@type': 'Organization', name: 'Giewel', url: address.page(href('/')) },
                spatialCoverage: 'Luxembourg',
                isAccessibleForFree: true,
              },
            ],
    };
  },
  Screen: TradeScreen,
});
