import { useSuspenseQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { Badge } from '#design/badge.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { ListedRequest } from '#features/requests/core/contract/shapes.ts';
import type { RequestState } from '#features/requests/core/rules/requests.ts';
import { requestsQuery } from '#features/requests/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import type { requestsRoute } from './page-routes.ts';
import { requestStateTones } from './parts/request-state-tones.ts';
import { useInvitationStateText } from './parts/use-invitation-state-text.ts';
import styles from './requests.module.css';

type RequestsMatch = RouteMatchOf<typeof requestsRoute>;

const START = href('/requests/new/:step', { step: 'what' });

const groups = ['open', 'drafts', 'over'] as const;
type Group = (typeof groups)[number];

const groupOf = (state: RequestState): Group => {
  if (state === 'draft') return 'drafts';
  return state === 'open' ? 'open' : 'over';
};

const RequestsScreen = ({ search: { after } }: RequestsMatch) => {
  const { asking } = useStrings();
  const { items, next } = useSuspenseQuery(requestsQuery(after)).data;
  const byGroup = Map.groupBy(items, ({ state }) => groupOf(state));
  return (
    <PageWrap className={styles.page}>
      <PageHead
        title={asking.myRequests}
        action={
          <LinkButton variant="primary" icon={signedInIcons.plus} href={START}>
            {asking.newRequest}
          </LinkButton>
        }
      />
      {items.length === 0 && (
        <EmptyState
          level={2}
          art={<StonesArt />}
          title={asking.noRequests}
          text={asking.noRequestsText}
          action={<LinkButton href={START}>{asking.newRequest}</LinkButton>}
        />
      )}
      {groups.map((group) => (
        <Listed key={group} title={asking[group]} items={byGroup.get(group) ?? []} />
      ))}
      <PaginationLinks
        next={next}
        isLater={after !== undefined}
        hrefAt={(cursor) => href('/requests', { after: cursor })}
        words={{ next: asking.older, first: asking.newest }}
      />
    </PageWrap>
  );
};

const Listed = ({ title, items }: { title: string; items: readonly ListedRequest[] }) =>
  items.length === 0 ? null : (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <One key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );

const One = ({ item }: { item: ListedRequest }) => {
  const wordOf = useInvitationStateText('client');
  const { asking } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const { id, state, title, category, commune, communeNames, coverUrl, invitations, sentAt, createdAt } =
    item;
  const address =
    state === 'draft'
      ? href('/requests/new/:step', { step: 'what', draft: id })
      : href('/requests/:id', { id });
  return (
    <li className={styles.one}>
      {coverUrl ? (
        <img src={`${coverUrl}?size=small`} alt="" loading="lazy" />
      ) : (
        <span className={styles.blank} />
      )}
      <div>
        <h3>
          <Anchor href={address}>
            {title === null ? asking.noTitle : <TextInItsLanguage text={title} offer={item.translation} />}
          </Anchor>
        </h3>
        <p className={styles.facts}>
          {[
            category && names.of(category),
            commune && names.of({ name: commune, names: communeNames }),
            sentAt
              ? asking.sentOn(format.shortDate(new Date(sentAt)))
              : asking.begunOn(format.shortDate(new Date(createdAt))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {invitations.length > 0 && (
          <ul className={styles.asked}>
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <CompanyLogo name={invitation.company.name} logo={invitation.company.logoUrl} size="small" />
                <span>
                  {invitation.company.name}
                  <small>{wordOf(invitation)}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Badge tone={requestStateTones[state]}>{asking.states[state]}</Badge>
    </li>
  );
};

export const pageDefinition = definePage<typeof requestsRoute>({
  tables: ['asking'],
  queries: ({ search: { after } }) => [requestsQuery(after)],
  head: ({ strings: { asking } }) => ({
    title: asking.pageTitle(asking.myRequests),
    isHiddenFromSearch: true,
  }),
  Screen: RequestsScreen,
});
