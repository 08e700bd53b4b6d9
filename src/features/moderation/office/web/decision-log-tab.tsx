import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Table } from '#design/table.tsx';
import { Text, TextLink } from '#design/text.tsx';
import {
  type ModerationLogSubject,
  moderationLogSubjects,
  type QueueName,
  queueOfReversal,
  subjectsListedWith,
} from '#features/moderation/core/rules/moderation.ts';
import {
  ModerationNotLoaded,
  formatMoment,
  officeTabHref,
  PersonLink,
} from '#features/moderation/core/web/index.ts';
import type { listDecisions } from '#features/moderation/office/contract/decisions-and-statistics.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import type { Strings } from '#strings/strings.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { KindSelect, OfficeFilterForm } from './office-filter-form.tsx';
import styles from './office.module.css';
import { decisionLogQuery, type OfficeMatch } from './queries.ts';
import { ReverseApprovalDialog } from './reverse-approval-dialog.tsx';

export const DecisionLogTab = (match: OfficeMatch) => {
  const { kind, after } = match.search;
  const { moderating } = useStrings();
  const client = useQueryClient();
  const { queryKey, ...query } = decisionLogQuery(match);
  const { data: logPage, error } = useQuery({ queryKey, ...query });
  const refetch = () => void client.invalidateQueries({ queryKey });
  if (!logPage) return error ? <ModerationNotLoaded /> : null;
  const { items, next } = logPage;
  return (
    <>
      <OfficeFilterForm tab="log" className={styles.filter}>
        <KindSelect
          label={moderating.logKind}
          kind={kind}
          kinds={listedSubjects}
          nameOf={(subject) => moderating.subjects[subject]}
        />
      </OfficeFilterForm>
      {items.length === 0 ? (
        <Text tone="muted">{moderating.logEmpty}</Text>
      ) : (
        <Decisions items={items} subject={listedSubjects.find((one) => one === kind)} refetch={refetch} />
      )}
      <PaginationLinks
        isInset
        next={next}
        isLater={after !== undefined}
        hrefAt={(cursor) => officeTabHref('log', cursor, { kind })}
        words={{ next: moderating.older, first: moderating.newest }}
      />
    </>
  );
};

const listedSubjects = moderationLogSubjects.filter((subject) => subjectsListedWith(subject)[0] === subject);

type DecisionEntry = ResponseOf<typeof listDecisions>['items'][number];

interface DecisionsProps {
  items: readonly DecisionEntry[];
  /** Only decisions about it are listed. */
  subject: ModerationLogSubject | undefined;
  refetch: () => void;
}

const Decisions = ({ items, subject: listed, refetch }: DecisionsProps) => {
  const strings = useStrings();
  const { moderating } = strings;
  const [undone, setUndone] = useState<{ lineId: number; queue: QueueName } | null>(null);
  const format = useFormat();
  const whatOf = ({ subject, subjectId }: DecisionEntry) => `${moderating.subjects[subject]} ${subjectId}`;
  const undoing = ({ id, subject, verdict, mayTakeBack }: DecisionEntry) => {
    const queue = mayTakeBack ? queueOfReversal(subject, verdict) : null;
    return queue && (() => setUndone({ lineId: id, queue }));
  };
  return (
    <>
      <Table
        stacks
        caption={listed ? moderating.logTitleOf(moderating.subjects[listed]) : moderating.logTitle}
        columns={moderating.logColumns.map((head) => ({ head }))}
        rows={items.map((line) => ({
          key: line.id,
          cells: [
            <span key="when" className={styles.whole}>
              {formatMoment(line.createdAt, format)}
            </span>,
            <span key="who" className={styles.whole}>
              {line.moderator ?? moderating.clock}
            </span>,
            <About key="about" line={line} text={whatOf(line)} />,
            <Verdict key="verdict" line={line} about={whatOf(line)} takeBack={undoing(line)} />,
            <span key="reasons" className={styles.reasons}>
              {[reasonText(line.reason, strings), line.statement].filter(Boolean).join(': ')}
            </span>,
          ],
        }))}
      />
      {undone && (
        <ReverseApprovalDialog
          key={undone.lineId}
          {...undone}
          onDone={refetch}
          onClose={() => setUndone(null)}
        />
      )}
    </>
  );
};

const ofReviews: readonly ModerationLogSubject[] = ['review', 'edit', 'flag', 'appeal'];

interface AboutProps {
  line: DecisionEntry;
  text: string;
}

/** Names the decision's subject, and links to the company or person whose it is. */
const About = ({ line: { subject, companyId, companyName, personId }, text }: AboutProps) => {
  if (companyId !== null) {
    const tab = ofReviews.includes(subject) ? 'reviews' : undefined;
    return (
      <span className={styles.about}>
        {text}
        <TextLink data-alone href={href('/companies/:id', { id: companyId, tab })}>
          {companyName}
        </TextLink>
      </span>
    );
  }
  return personId === null ? text : <PersonLink id={personId}>{text}</PersonLink>;
};

interface VerdictProps {
  line: DecisionEntry;
  about: string;
  takeBack: (() => void) | null;
}

const Verdict = ({ line, about, takeBack }: VerdictProps) => {
  const { moderating } = useStrings();
  return (
    <span className={styles.verdict}>
      {moderating.verdicts[line.verdict]}
      {takeBack && (
        <Button size="small" aria-label={moderating.takeBackOf(about)} onClick={takeBack}>
          {moderating.takeBack}
        </Button>
      )}
    </span>
  );
};

const reasonText = (reason: string | null, { moderating }: Strings) =>
  reason === null ? null : ((moderating.reasons as Readonly<Record<string, string>>)[reason] ?? reason);
