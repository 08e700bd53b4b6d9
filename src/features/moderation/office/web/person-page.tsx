import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { PageWrap } from '#design/layout.tsx';
import { List, ListRow } from '#design/list.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { formatMoment, reportBodyText, reportReasonText } from '#features/moderation/core/web/index.ts';
import { getPersonRecord, type PersonRecord } from '#features/moderation/office/contract/person-record.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { queryFor } from '#web/query.ts';
import { NotFound } from '#web/shell/not-found.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './moderating.module.css';
import officeStyles from './office.module.css';
import type { personRoute } from './page-routes.ts';
import { PersonActions } from './person-actions.tsx';
import { SuspendedBadge } from './suspended-badge.tsx';

const recordQuery = (personId: number) => queryFor(getPersonRecord, { params: { personId } });

const PersonScreen = ({ params }: RouteMatchOf<typeof personRoute>) => {
  const { data: record } = useQuery(recordQuery(Number(params.id)));
  return record ? <Shown record={record} /> : <NotFound />;
};

const Shown = ({ record }: { record: PersonRecord }) => {
  const client = useQueryClient();
  const { moderating, personRecord: words } = useStrings();
  const { id, username, userType, staffRole, suspension } = record;
  return (
    <PageWrap className={styles.page}>
      <PageHead
        title={username}
        below={
          <>
            <TextLink data-alone href={href('/admin', { tab: 'people' })}>
              {words.toPeople}
            </TextLink>
            <span>{staffRole ? moderating.staffRoles[staffRole] : moderating.userTypes[userType]}</span>
            <SuspendedBadge suspension={suspension} />
          </>
        }
        action={
          <PersonActions
            person={record}
            onDone={() => void client.invalidateQueries({ queryKey: recordQuery(id).queryKey })}
          />
        }
      />
      <div className={officeStyles.record}>
        <Account record={record} />
        <div className={officeStyles.lists}>
          <Reviews reviews={record.reviews} />
          <Reports title={words.reportsAbout} reports={record.reportsAbout} />
          <Reports title={words.reportsBy} reports={record.reportsBy} />
          <Takedowns takedowns={record.takedowns} />
          <Decisions decisions={record.decisions} />
          <Text size="small" tone="muted">
            {words.newest}
          </Text>
        </div>
      </div>
    </PageWrap>
  );
};

const Account = ({ record }: { record: PersonRecord }) => {
  const format = useFormat();
  const { personRecord: words, team } = useStrings();
  const { id, email, isEmailVerified, isPhoneVerified, createdAt, limitedUntil, company } = record;
  const stateOf = (isVerified: boolean) => (isVerified ? words.verified : words.notVerified);
  const facts: (readonly [string, ReactNode])[] = [
    [words.number, id],
    [words.email, `${email} (${stateOf(isEmailVerified)})`],
    [words.phone, stateOf(isPhoneVerified)],
    [words.joined, format.shortDate(new Date(createdAt))],
    [
      words.worksFor,
      company && (
        <>
          <TextLink href={href('/companies/:id', { id: company.id })}>{company.name}</TextLink> (
          {team.roles[company.role]})
        </>
      ),
    ],
    [words.limited, limitedUntil && words.limitedUntil(format.shortDate(new Date(limitedUntil)))],
  ];
  return (
    <Panel title={words.account}>
      <PanelBody className={officeStyles.account}>
        <DescriptionList items={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
        <TextLink data-alone href={href('/admin', { tab: 'trail', q: String(id) })}>
          {words.trail}
        </TextLink>
      </PanelBody>
    </Panel>
  );
};

interface Item {
  key: string | number;
  what: ReactNode;
  /** The words of the report, review or decision. */
  words?: string | null | undefined;
  at: string;
  state?: string | undefined;
}

const Items = ({ title, items }: { title: string; items: readonly Item[] }) => {
  const format = useFormat();
  const { personRecord: words } = useStrings();
  return (
    <Panel title={title}>
      {items.length === 0 ? (
        <PanelBody>
          <Text tone="muted">{words.none}</Text>
        </PanelBody>
      ) : (
        <List label={title}>
          {items.map(({ key, what, words: text, at, state }) => (
            <ListRow key={key} end={state}>
              {what}
              {text && <Text className={officeStyles.wraps}>{text}</Text>}
              <Text size="small" tone="muted">
                {formatMoment(at, format)}
              </Text>
            </ListRow>
          ))}
        </List>
      )}
    </Panel>
  );
};

const Reviews = ({ reviews }: Pick<PersonRecord, 'reviews'>) => {
  const { personRecord: words } = useStrings();
  return (
    <Items
      title={words.reviews}
      items={reviews.map(({ id, company, rating, status, createdAt }) => ({
        key: id,
        what: (
          <>
            <TextLink href={href('/companies/:id', { id: company.id, tab: 'reviews' })}>
              {company.name}
            </TextLink>
            <Text size="small">{words.outOfFive(rating)}</Text>
          </>
        ),
        at: createdAt,
        state: words.reviewStates[status],
      }))}
    />
  );
};

const Reports = ({ title, reports }: { title: string; reports: PersonRecord['reportsBy'] }) => {
  const strings = useStrings();
  const { moderating, personRecord: words } = strings;
  return (
    <Items
      title={title}
      items={reports.map((report) => ({
        key: `${report.kind} ${report.id}`,
        what: [words.reportKinds[report.kind], reportReasonText(report, strings)].filter(Boolean).join(': '),
        words: reportBodyText(report, strings),
        at: report.createdAt,
        state: report.isDecided ? moderating.reportState.decided : moderating.reportState.waits,
      }))}
    />
  );
};

const Takedowns = ({ takedowns }: Pick<PersonRecord, 'takedowns'>) => {
  const format = useFormat();
  const { moderating, personRecord: words } = useStrings();
  return (
    <Items
      title={words.takedowns}
      items={takedowns.map(({ id, kind, takenAt, restoredAt }) => ({
        key: id,
        what: moderating.takenThings[kind],
        at: takenAt,
        state: restoredAt ? words.restoredOn(format.shortDate(new Date(restoredAt))) : undefined,
      }))}
    />
  );
};

const Decisions = ({ decisions }: Pick<PersonRecord, 'decisions'>) => {
  const { moderating, personRecord: words } = useStrings();
  return (
    <Items
      title={words.decisions}
      items={decisions.map(({ id, subject, verdict, statement, createdAt }) => ({
        key: id,
        what: moderating.subjects[subject],
        words: statement,
        at: createdAt,
        state: moderating.verdicts[verdict],
      }))}
    />
  );
};

export const pageDefinition = definePage<typeof personRoute>({
  tables: ['notFound', 'moderating', 'personRecord', 'team'],
  queries: ({ params: { id } }) => [recordQuery(Number(id))],
  // Only admins may learn that the page exists, even by its title.
  head: ({ match, strings: { personRecord, notFound }, read }) => {
    const record = read(recordQuery(Number(match.params.id)));
    return {
      title: record ? personRecord.pageTitle(record.username) : notFound.title,
      isHiddenFromSearch: true,
    };
  },
  Screen: PersonScreen,
});
