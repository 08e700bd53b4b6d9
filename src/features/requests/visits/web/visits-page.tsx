import { useSuspenseQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import type { visitsRoute } from './page-routes.ts';
import { useVisitPlaceText } from './parts/agreed-visit-card.tsx';
import { CalendarFeedAddress } from './parts/calendar-feed-address.tsx';
import { useVisitTimeText } from './parts/chosen-time.ts';
import { useVisitPartnerName, VisitBadge } from './parts/visit-panel.tsx';
import { visitCalendarQuery, visitsQuery } from './queries.ts';
import styles from './visits.module.css';

type VisitsMatch = RouteMatchOf<typeof visitsRoute>;

const groups = ['toAnswer', 'coming', 'waiting', 'past'] as const;
type Group = (typeof groups)[number];

const groupOf = ({ state, turn, side, isOver }: Visit): Group => {
  if (state === 'cancelled' || isOver) return 'past';
  if (turn === side) return 'toAnswer';
  return state === 'agreed' ? 'coming' : 'waiting';
};

const VisitsScreen = ({ search: { after } }: VisitsMatch) => {
  const { visiting } = useStrings();
  const visitor = useVisitor();
  const { items, next } = useSuspenseQuery(visitsQuery(after)).data;
  const byGroup = Map.groupBy(items, groupOf);
  return (
    <PageWrap className={styles.page}>
      <PageHead title={visiting.myVisits} />
      <div className={styles.split}>
        <div>
          {items.length === 0 && (
            <EmptyState
              level={2}
              art={<StonesArt />}
              title={visiting.noVisits}
              text={visitor?.userType === 'company' ? visiting.noVisitsCompany : visiting.noVisitsClient}
            />
          )}
          {groups.map((group) => (
            <Listed key={group} title={visiting[group]} items={byGroup.get(group) ?? []} />
          ))}
          <PaginationLinks
            next={next}
            isLater={after !== undefined}
            hrefAt={(cursor) => href('/visits', { after: cursor })}
            words={{ next: visiting.older, first: visiting.newest }}
          />
        </div>
        <CalendarFeedAddress />
      </div>
    </PageWrap>
  );
};

const Listed = ({ title, items }: { title: string; items: readonly Visit[] }) =>
  items.length === 0 ? null : (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {items.map((visit) => (
          <One key={visit.id} visit={visit} />
        ))}
      </ul>
    </section>
  );

const One = ({ visit }: { visit: Visit }) => {
  const words = useVisitTimeText();
  const partner = useVisitPartnerName(visit);
  const place = useVisitPlaceText(visit);
  const { id, start, minutes, request } = visit;
  return (
    <li className={styles.one}>
      <div>
        <h3>
          <Anchor href={href('/visits/:id', { id })}>{partner}</Anchor>
        </h3>
        {start !== null && minutes !== null && (
          <p className={styles.time}>
            {words.day({ start, minutes })}, {words.range({ start, minutes })}
          </p>
        )}
        <p className={styles.facts}>
          {request?.title && <TextInItsLanguage text={request.title} offer={request.translation} />}
          {request?.title && place && ' · '}
          {place}
        </p>
      </div>
      <VisitBadge visit={visit} />
    </li>
  );
};

export const pageDefinition = definePage<typeof visitsRoute>({
  tables: ['visiting'],
  queries: ({ search: { after } }) => [visitsQuery(after), visitCalendarQuery],
  head: ({ strings: { visiting } }) => ({
    title: visiting.pageTitle(visiting.myVisits),
    isHiddenFromSearch: true,
  }),
  Screen: VisitsScreen,
});
