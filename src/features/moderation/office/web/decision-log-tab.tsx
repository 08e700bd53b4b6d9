import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Table } from '#design/table.tsx';
import { Text, TextLink } from '#design/text.tsx';
import {
  type ModerationLogSubject,
  type QueueName,
  queueOfReversal,
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
import styles from './office.module.css';
import { decisionLogQuery } from './queries.ts';
import { ReverseApprovalDialog } from './reverse-approval-dialog.tsx';

export const DecisionLogTab = ({ afterId }: { afterId: number | undefined }) => {
  const { moderating } = useStrings();
  const client = useQueryClient();
  const { data: logPage, error } = useQuery(decisionLogQuery(afterId));
  const refetch = () => void client.invalidateQueries({ queryKey: decisionLogQuery(afterId).queryKey });
  if (!logPage) return error ? <ModerationNotLoaded /> : null;
  const { items, next } = logPage;
  return (
    <>
      {items.length === 0 ? (
        <Text tone="muted">{moderating.logEmpty}</Text>
      ) : (
        <Decisions items={items} refetch={refetch} />
      )}
      <PaginationLinks
        isInset
        next={next}
        isLater={afterId !== undefined}
        hrefAt={(cursor) => officeTabHref('log', cursor)}
        words={{ next: moderating.older, first: moderating.newest }}
      />
    </>
  );
};

type DecisionEntry = ResponseOf<typeof listDecisions>['items'][number];

interface DecisionsProps {
  items: readonly DecisionEntry[];
  refetch: () => void;
}

const Decisions = ({ items, refetch }: DecisionsProps) => {
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
        caption={moderating.logTitle}
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

/** Links to the decision's subject, if it has a page. */
const About = ({ line: { subject, companyId, personId }, text }: { line: DecisionEntry; text: string }) => {
  if (companyId !== null) {
    const tab = ofReviews.includes(subject) ? 'reviews' : undefined;
    return (
      <TextLink data-alone href={href('/companies/:id', { id: companyId, tab })}>
        {text}
      </TextLink>
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
