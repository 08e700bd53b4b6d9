import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { projectQuery } from '#features/projects/pages/web/index.ts';
import { createQuote } from '#features/quotes/core/contract/quotes.ts';
import type { QuoteState } from '#features/quotes/core/rules/quote-states.ts';
import { isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import { quotesQuery, useQuoteAction } from '#features/quotes/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import type { quotesRoute } from './page-routes.ts';
import { ListedQuotes } from './parts/listed-quotes.tsx';
import { NewQuoteButton } from './parts/new-quote-button.tsx';
import { QuoteYearStatistics } from './parts/quote-year-statistics.tsx';
import { StateFilter } from './parts/state-filter.tsx';
import styles from './quotes.module.css';
import { quoteStatisticsQuery } from './statistics-query.ts';

const groups = ['waitingForYou', 'waitingForThem', 'settled'] as const;
type Group = (typeof groups)[number];

const groupOf = (state: QuoteState, isCompany: boolean): Group => {
  if (state === 'draft' || state === 'change-asked') return isCompany ? 'waitingForYou' : 'waitingForThem';
  if (isQuoteOpen(state)) return isCompany ? 'waitingForThem' : 'waitingForYou';
  return 'settled';
};

const QuotesScreen = ({ search }: RouteMatchOf<typeof quotesRoute>) => {
  const { after, project, state } = search;
  const figures = useSuspenseQuery(quoteStatisticsQuery()).data;
  const { quoteList, quoting } = useStrings();
  const visitor = useVisitor();
  const { navigate } = useNavigation();
  const isCompany = visitor?.userType === 'company';
  const { items, next } = useSuspenseQuery(quotesQuery(search)).data;
  const ownTitle = isCompany ? quoting.quotes : quoteList.myQuotes;
  const ownHint = isCompany ? quoteList.noQuotesCompany : quoteList.noQuotesClient;
  const nothing = () => {
    if (project !== undefined) return { title: quoteList.noChanges, text: quoteList.noChangesText };
    return { title: state === undefined ? quoteList.noQuotes : quoteList.noneOfState, text: ownHint };
  };
  const byGroup = Map.groupBy(items, ({ state }) => groupOf(state, isCompany));
  return (
    <PageWrap className={styles.page}>
      {project !== undefined && (
        <BackLink href={href('/projects/:id', { id: project })}>{quoting.ofProject}</BackLink>
      )}
      <PageHead
        title={project === undefined ? ownTitle : quoteList.changeOrders}
        action={
          isCompany &&
          (project === undefined ? (
            <div className={styles.acts}>
              <LinkButton href={href('/price-book')}>{quoteList.priceBook}</LinkButton>
              <NewQuoteButton
                isAsked={search.begin !== undefined}
                onClose={() => navigate(href('/quotes', { state, after }), { replace: true, stay: true })}
              />
            </div>
          ) : (
            <WriteChange projectId={project} />
          ))
        }
      />
      {project === undefined && (
        <>
          {isCompany && <QuoteYearStatistics figures={figures} />}
          <StateFilter figures={figures} selectedState={state} />
        </>
      )}
      {items.length === 0 && <EmptyState level={2} art={<StonesArt />} {...nothing()} />}
      {groups.map((group) => (
        <ListedQuotes
          key={group}
          title={quoteList[group]}
          items={byGroup.get(group) ?? []}
          isCompany={isCompany}
        />
      ))}
      <PaginationLinks
        next={next}
        isLater={after !== undefined}
        hrefAt={(cursor) => href('/quotes', { state, project, after: cursor })}
        words={{ next: quoteList.older, first: quoteList.newest }}
      />
    </PageWrap>
  );
};

/** The button shows while the project is under way. */
const WriteChange = ({ projectId }: { projectId: number }) => {
  const { quoteList } = useStrings();
  const { data: project } = useQuery(projectQuery(String(projectId)));
  const { navigate } = useNavigation();
  const begin = useQuoteAction(async (_: void, callOptions) => {
    const quote = await callEndpoint(createQuote, { body: { projectId } }, callOptions);
    navigate(href('/quotes/:id/write', { id: quote.id }));
    return quote;
  });
  if (project?.status !== 'pending') return null;
  return (
    <Button variant="primary" busy={begin.isBusy} onClick={() => void begin.change()}>
      {quoteList.writeChange}
    </Button>
  );
};

export const pageDefinition = definePage<typeof quotesRoute>({
  tables: ['quoting', 'quoteFigures', 'quoteList'],
  queries: ({ search }, { visitor }) => [
    quotesQuery(search),
    quoteStatisticsQuery(),
    // The company needs the project to know whether it may write a change order; the client reads the new sum there.
    ...(search.project === undefined || visitor?.userType !== 'company'
      ? []
      : [projectQuery(String(search.project))]),
  ],
  head: ({ strings: { quoting } }) => ({
    title: quoting.pageTitle(quoting.quotes),
    isHiddenFromSearch: true,
  }),
  Screen: QuotesScreen,
});
