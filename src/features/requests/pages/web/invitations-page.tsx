import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { DayRows, DaySection } from '#design/day-list.tsx';
import { LetterArt } from '#design/empty-art/letter-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap, Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { ListedInvitation } from '#features/requests/core/contract/shapes.ts';
import { type InvitationGroup, invitationGroups } from '#features/requests/core/rules/requests.ts';
import { invitationGroupQuery } from '#features/requests/core/web/index.ts';
import { visitCalendarQuery } from '#features/requests/visits/web/index.ts';
import { href } from '#kernel/href.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import type { EndpointQuery } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './invitations.module.css';
import type { invitationsRoute } from './page-routes.ts';
import {
  answeredRequestQueries,
  AnsweredRequestRow,
  useAnsweredRequests,
} from './parts/answered-request-row.tsx';
import { RequestToAnswerRow } from './parts/request-to-answer-row.tsx';

type InvitationsMatch = RouteMatchOf<typeof invitationsRoute>;

/** Only a group shown alone goes on with its later pages. */
const groupQuery = (group: InvitationGroup, { search: { show, whose, after } }: InvitationsMatch) =>
  invitationGroupQuery(group, {
    isMine: whose === 'mine',
    ...(group === show && { cursor: after }),
  });

const useGroups = (match: InvitationsMatch) => ({
  'to-answer': useSuspenseQuery(groupQuery('to-answer', match)).data,
  'with-client': useSuspenseQuery(groupQuery('with-client', match)).data,
  won: useSuspenseQuery(groupQuery('won', match)).data,
  over: useSuspenseQuery(groupQuery('over', match)).data,
});

type Groups = ReturnType<typeof useGroups>;

const InvitationsScreen = (match: InvitationsMatch) => {
  const { companyRequests: words } = useStrings();
  const groups = useGroups(match);
  const { show } = match.search;
  const total = invitationGroups.reduce((sum, group) => sum + groups[group].total, 0);
  return (
    <PageWrap className={styles.page}>
      <PageHead title={words.title} action={<Whose match={match} />} />
      {total > 0 && <Filter match={match} groups={groups} total={total} />}
      {total === 0 && <NoRequests match={match} />}
      {total > 0 && (
        <Stack gap={6}>
          {(show ? [show] : invitationGroups.filter((group) => group !== 'over')).map((group) => (
            <Group key={group} group={group} groups={groups} match={match} />
          ))}
          {show === undefined && groups.over.total > 0 && (
            <Text size="small" tone="muted">
              {words.closedCount(groups.over.total)}.{' '}
              <TextLink href={href('/invitations', { show: 'over', whose: match.search.whose })}>
                {words.showClosed}
              </TextLink>
            </Text>
          )}
        </Stack>
      )}
    </PageWrap>
  );
};

/** A company without a team has nobody to filter by. */
const Whose = ({ match: { search } }: { match: InvitationsMatch }) => {
  const { companyRequests: words } = useStrings();
  const { data: calendar } = useQuery(visitCalendarQuery);
  if (!calendar || calendar.members.length < 2) return null;
  return (
    <SegmentedControl
      size="small"
      label={words.whose}
      value={search.whose ?? 'all'}
      options={[
        { value: 'all', label: words.all, href: href('/invitations', { show: search.show }) },
        {
          value: 'mine',
          label: words.mine,
          href: href('/invitations', { show: search.show, whose: 'mine' }),
        },
      ]}
    />
  );
};

interface GroupsProps {
  match: InvitationsMatch;
  groups: Groups;
}

const Filter = ({ match: { search }, groups, total }: GroupsProps & { total: number }) => {
  const { companyRequests: words } = useStrings();
  const { show, whose } = search;
  const options = [
    { value: undefined, label: words.all, count: total },
    ...invitationGroups.map((group) => ({
      value: group,
      label: words.groups[group],
      count: groups[group].total,
    })),
  ];
  return (
    <nav className={styles.filter} aria-label={words.show}>
      <ul>
        {options.map(({ value, label, count }) => (
          <li key={label}>
            <Anchor
              href={href('/invitations', { show: value, whose })}
              stay
              aria-current={value === show ? 'page' : undefined}
            >
              {label} <span>{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Group = ({ group, groups, match }: GroupsProps & { group: InvitationGroup }) => {
  const { asking, companyRequests: words } = useStrings();
  const { items, total, next } = groups[group];
  const { show, whose, after } = match.search;
  const isToAnswer = group === 'to-answer';
  const isAlone = show === group;
  if (items.length === 0) {
    if (isToAnswer)
      return (
        <DaySection title={words.groups[group]}>
          <p className={styles.none}>
            <b>{words.noneToAnswer}</b> {words.noneToAnswerText}
          </p>
        </DaySection>
      );
    return isAlone ? (
      <EmptyState
        level={2}
        art={<LetterArt />}
        title={words.noneOfGroup}
        text={words.noneOfGroupText}
        action={<LinkButton href={href('/invitations', { whose })}>{words.showAll}</LinkButton>}
      />
    ) : null;
  }
  return (
    <div>
      <DaySection
        title={words.groups[group]}
        count={total}
        isDue={isToAnswer}
        {...(isToAnswer && { hint: words.hint })}
      >
        <DayRows>
          {isToAnswer ? (
            items.map((invitation, index) => (
              <RequestToAnswerRow
                key={invitation.id}
                invitation={invitation}
                isFirst={index === 0}
                hasPicture
              />
            ))
          ) : (
            <AnsweredRequests items={items} />
          )}
        </DayRows>
      </DaySection>
      {isAlone ? (
        <PaginationLinks
          next={next}
          isLater={after !== undefined}
          hrefAt={(cursor) => href('/invitations', { show, whose, after: cursor })}
          words={{ next: asking.older, first: asking.newest }}
        />
      ) : (
        next !== null && (
          <p className={styles.more}>
            <TextLink data-alone href={href('/invitations', { show: group, whose })}>
              {words.showAll}
            </TextLink>
          </p>
        )
      )}
    </div>
  );
};

const AnsweredRequests = ({ items }: { items: readonly ListedInvitation[] }) =>
  useAnsweredRequests(items).map((request) => (
    <AnsweredRequestRow key={request.invitation.id} {...request} />
  ));

const NoRequests = ({ match: { search } }: { match: InvitationsMatch }) => {
  const { companyRequests: words } = useStrings();
  return search.whose === 'mine' ? (
    <EmptyState
      level={2}
      art={<LetterArt />}
      title={words.noneMine}
      text={words.noneMineText}
      action={<LinkButton href={href('/invitations')}>{words.showAll}</LinkButton>}
    />
  ) : (
    <EmptyState
      level={2}
      art={<LetterArt />}
      title={words.none}
      text={words.noneText}
      action={
        <LinkButton href={href('/company-dashboard', { tab: 'profile' })}>{words.completeProfile}</LinkButton>
      }
    />
  );
};

const InvitationsSkeleton = () => {
  const { companyRequests: words } = useStrings();
  return (
    <PageWrap className={styles.page}>
      <PageHead title={words.title} />
      <SkeletonRows rows={6} />
    </PageWrap>
  );
};

const queriesOf = (match: InvitationsMatch): EndpointQuery[] => [
  ...invitationGroups.map((group) => groupQuery(group, match)),
  ...answeredRequestQueries,
];

export const pageDefinition = definePage<typeof invitationsRoute>({
  tables: ['asking', 'companyRequests', 'caretakers'],
  queries: queriesOf,
  head: ({ strings: { asking, companyRequests } }) => ({
    title: asking.pageTitle(companyRequests.title),
    isHiddenFromSearch: true,
  }),
  Screen: InvitationsScreen,
  Skeleton: InvitationsSkeleton,
});
