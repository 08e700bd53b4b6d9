import { BackLink } from '#design/back-link.tsx';
import { Wrap } from '#design/layout.tsx';
import { nameWithin } from '#kernel/name-in.ts';
import { ApiError } from '#web/api-client.ts';
import { definePage, type ReadAnswer } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import { NotFound } from '#web/shell/not-found.tsx';
import { useStrings } from '#web/strings.tsx';
import type { tradePricesAddress } from './page-addresses.ts';
import { TradePrices } from './parts/trade-prices.tsx';
import styles from './prices.module.css';
import { pricesQuestion, tradeQuestion } from './questions.ts';

/** The id that is asked for where no trade has the name: it is answered with 404. */
const NO_TRADE = 2_147_483_647;

const idOf = (trade: string, read: ReadAnswer): number | undefined => {
  const trades = read(pricesQuestion);
  return trades && (trades.find(({ slug }) => slug === trade)?.category.id ?? NO_TRADE);
};

const TradeScreen = ({ params: { trade } }: { params: { trade: string } }) => {
  const { prices } = useStrings();
  const { answer: trades } = useOutcome(pricesQuestion);
  const found = trades?.find(({ slug }) => slug === trade);
  const { answer, error } = useOutcome(tradeQuestion(found?.category.id ?? NO_TRADE));
  if (answer)
    return (
      <Wrap className={styles.page}>
        <BackLink href="/prices">{prices.title}</BackLink>
        <TradePrices answer={answer} />
      </Wrap>
    );
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  // The frame shows any other failure.
  if (error) throw error;
  return null;
};

export const page = definePage<typeof tradePricesAddress>({
  tables: ['prices', 'quoting', 'notFound'],
  questions: ({ params: { trade } }, { read }) => {
    const id = idOf(trade, read);
    return id === undefined ? [pricesQuestion] : [pricesQuestion, tradeQuestion(id)];
  },
  head: ({ match: { params }, language, strings: { prices, notFound }, read }) => {
    const answer = read(tradeQuestion(idOf(params.trade, read) ?? NO_TRADE));
    if (!answer) return { title: notFound.title, isHiddenFromSearch: true };
    const name = nameWithin(language, answer.category);
    const title = prices.pageTitle(prices.tradeTitle(name));
    // Only the server writes descriptions: a browser that goes from page to page changes the title alone.
    if (!import.meta.env.SSR) return { title };
    return {
      title,
      description: prices.tradeDescription(name),
      canonical: `/prices/${answer.slug}`,
      isHiddenFromSearch: answer.count === null,
      picture: `/plates/banner/${answer.slug}-0-minett.svg`,
      structuredData: (address) =>
        answer.count === null
          ? []
          : [
              {
                '@context': 'https://schema.org',
                '@type': 'Dataset',
                name: prices.tradeTitle(name),
                description: prices.tradeDescription(name),
                url: address.page(`/prices/${answer.slug}`),
                dateModified: answer.madeOn,
                creator: { '@type': 'Organization', name: 'Giewel', url: address.page('/') },
                spatialCoverage: 'Luxembourg',
                isAccessibleForFree: true,
              },
            ],
    };
  },
  Screen: TradeScreen,
});
