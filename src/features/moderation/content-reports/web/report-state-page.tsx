import { useQuery } from '@tanstack/react-query';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { PageWrap, Row } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { getContentReport } from '#features/moderation/content-reports/contract/content-reports.ts';
import { href } from '#kernel/href.ts';
import { SETTLEMENT_BODIES_URL } from '#kernel/settlement-bodies-url.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import type { contentReportStateRoute } from './page-routes.ts';
import styles from './report/report.module.css';

const reportQuery = (receipt: string) => queryFor(getContentReport, { params: { receipt } });

const StateScreen = ({ params: { receipt } }: RouteMatchOf<typeof contentReportStateRoute>) => {
  const format = useFormat();
  const { reporting } = useStrings();
  const { data: report } = useQuery(reportQuery(receipt));
  if (!report) return <Missing />;
  const { state, createdAt, decidedAt, statement, taken, wasGone } = report;
  const takenTexts = [...new Set(taken)].map((kind) => reporting.takenThings[kind]);
  const outcome = wasGone ? reporting.wasGone : takenTexts.length > 0 && reporting.takenDown(takenTexts);
  return (
    <PageWrap className={styles.page}>
      <PageHead title={reporting.stateTitle} />
      <Panel className={styles.state} title={reporting.states[state]}>
        <PanelBody>
          <DescriptionList
            items={[
              { term: reporting.receipt, value: receipt },
              { term: reporting.reportedOn, value: format.shortDate(new Date(createdAt)) },
              ...(decidedAt
                ? [{ term: reporting.decidedOn, value: format.shortDate(new Date(decidedAt)) }]
                : []),
              ...(outcome ? [{ term: reporting.done, value: outcome }] : []),
              ...(statement ? [{ term: reporting.statement, value: statement }] : []),
            ]}
          />
          {decidedAt && (
            <>
              <Text tone="muted">{reporting.redress}</Text>
              <Row gap={4} wraps>
                <TextLink data-alone href={href('/contact')}>
                  {reporting.writeToUs}
                </TextLink>
                <TextLink data-alone href={SETTLEMENT_BODIES_URL}>
                  {reporting.settlementBodies}
                </TextLink>
              </Row>
            </>
          )}
        </PanelBody>
      </Panel>
    </PageWrap>
  );
};

const Missing = () => {
  const { reporting } = useStrings();
  return (
    <PageWrap className={styles.missing}>
      <EmptyState
        level={1}
        art={<SearchArt />}
        title={reporting.notFound}
        text={reporting.notFoundText}
        action={<LinkButton href={href('/report')}>{reporting.reportSomething}</LinkButton>}
      />
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof contentReportStateRoute>({
  tables: ['reporting'],
  queries: ({ params: { receipt } }) => [reportQuery(receipt)],
  head: ({ match, strings: { reporting }, read }) => ({
    title: reporting.pageTitle(
      read(reportQuery(match.params.receipt)) ? reporting.stateTitle : reporting.notFound,
    ),
    isHiddenFromSearch: true,
  }),
  Screen: StateScreen,
});
