import { getReport } from '#content-reports/contract/reports.ts';
import { TermList } from '#design/detail-list.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Row, Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { SETTLEMENT_BODIES } from '#kernel/settlement-bodies.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { questionFor, useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import type { reportStateAddress } from './page-addresses.ts';
import styles from './report/report.module.css';

const reportQuestion = (receipt: string) => questionFor(getReport, { params: { receipt } });

const StateScreen = ({ params: { receipt } }: MatchOf<typeof reportStateAddress>) => {
  const format = useFormat();
  const { reporting } = useStrings();
  const { answer: report } = useOutcome(reportQuestion(receipt));
  if (!report) return <Missing />;
  const { state, createdAt, decidedAt, statement, taken, wasGone } = report;
  const things = [...new Set(taken)].map((kind) => reporting.takenThings[kind]);
  const done = wasGone ? reporting.wasGone : things.length > 0 && reporting.takenDown(things);
  return (
    <Wrap className={styles.page}>
      <PageHead title={reporting.stateTitle} />
      <Panel className={styles.state} title={reporting.states[state]}>
        <PanelBody>
          <TermList
            terms={[
              { term: reporting.receipt, value: receipt },
              { term: reporting.reportedOn, value: format.shortDate(new Date(createdAt)) },
              ...(decidedAt
                ? [{ term: reporting.decidedOn, value: format.shortDate(new Date(decidedAt)) }]
                : []),
              ...(done ? [{ term: reporting.done, value: done }] : []),
              ...(statement ? [{ term: reporting.statement, value: statement }] : []),
            ]}
          />
          {decidedAt && (
            <>
              <Text tone="muted">{reporting.redress}</Text>
              <Row gap={4} wraps>
                <TextLink href="/contact">{reporting.writeToUs}</TextLink>
                <TextLink href={SETTLEMENT_BODIES}>{reporting.settlementBodies}</TextLink>
              </Row>
            </>
          )}
        </PanelBody>
      </Panel>
    </Wrap>
  );
};

const Missing = () => {
  const { reporting } = useStrings();
  return (
    <Wrap className={styles.missing}>
      <EmptyState
        level={1}
        art={<SearchArt />}
        title={reporting.notFound}
        text={reporting.notFoundText}
        action={<LinkButton href="/report">{reporting.reportSomething}</LinkButton>}
      />
    </Wrap>
  );
};

export const page = definePage<typeof reportStateAddress>({
  tables: ['reporting'],
  questions: ({ params: { receipt } }) => [reportQuestion(receipt)],
  head: ({ match, strings: { reporting }, read }) => ({
    title: reporting.pageTitle(
      read(reportQuestion(match.params.receipt)) ? reporting.stateTitle : reporting.notFound,
    ),
    isHiddenFromSearch: true,
  }),
  Screen: StateScreen,
});
