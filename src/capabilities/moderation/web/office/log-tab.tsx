import { StatGrid } from '#design/stat-grid.tsx';
import { Table } from '#design/table.tsx';
import { Text } from '#design/text.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { listDecisions } from '#moderation/contract/office.ts';
import { NotLoaded } from '#moderation/web/not-loaded.tsx';
import { addressOfOfficeTab, decisionLogQuestion, officeFiguresQuestion } from '#moderation/web/questions.ts';
import type { Strings } from '#strings/strings.ts';
import { PageLinks } from '#web/lists/page-links.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useVisitor } from '#web/visitor.ts';
import { momentText } from './moment-text.ts';
import styles from './office.module.css';

export const LogTab = ({ after }: { after: number | undefined }) => {
  const { moderating } = useStrings();
  const role = useVisitor()?.staffRole;
  const { answer, error } = useOutcome(decisionLogQuestion(after));
  if (!answer) return error ? <NotLoaded /> : null;
  const { items, next } = answer;
  return (
    <>
      {role === 'admin' && <Figures />}
      {items.length === 0 ? <Text tone="muted">{moderating.logEmpty}</Text> : <Decisions items={items} />}
      <PageLinks
        isInset
        next={next}
        isLater={after !== undefined}
        hrefAt={(cursor) => addressOfOfficeTab('log', cursor)}
        words={{ next: moderating.older, first: moderating.newest }}
      />
    </>
  );
};

const Decisions = ({ items }: { items: AnswerOf<typeof listDecisions>['items'] }) => {
  const strings = useStrings();
  const { moderating } = strings;
  const format = useFormat();
  return (
    <Table
      caption={moderating.logTitle}
      columns={moderating.logColumns.map((head) => ({ head }))}
      rows={items.map((line) => ({
        key: line.id,
        cells: [
          <span key="when" className={styles.whole}>
            {momentText(line.createdAt, format)}
          </span>,
          <span key="who" className={styles.whole}>
            {line.moderator ?? moderating.clock}
          </span>,
          `${moderating.subjects[line.subject]} ${line.subjectId}`,
          moderating.verdicts[line.verdict],
          <span key="reasons" className={styles.reasons}>
            {[reasonText(line.reason, strings), line.statement].filter(Boolean).join(': ')}
          </span>,
        ],
      }))}
    />
  );
};

const reasonText = (reason: string | null, { moderating }: Strings) =>
  reason === null ? null : ((moderating.reasons as Readonly<Record<string, string>>)[reason] ?? reason);

const figureNames = ['people', 'companies', 'publicReviews', 'decisionsThisWeek'] as const;

const Figures = () => {
  const format = useFormat();
  const { moderating } = useStrings();
  const { answer } = useOutcome(officeFiguresQuestion);
  if (!answer) return null;
  return (
    <section aria-label={moderating.figures} className={styles.figures}>
      <StatGrid
        label={moderating.figures}
        stats={figureNames.map((name) => ({
          key: name,
          label: moderating.figureLabels[name],
          value: format.number(answer[name]),
        }))}
      />
      {answer.oldestReview && (
        <Text size="small" tone="muted">
          {moderating.oldest}: {momentText(answer.oldestReview, format)}
        </Text>
      )}
    </section>
  );
};
