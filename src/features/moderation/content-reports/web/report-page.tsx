import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { href } from '#kernel/href.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { contentReportRoute } from './page-routes.ts';
import { ReportForm } from './report/report-form.tsx';
import styles from './report/report.module.css';

const ReportScreen = ({ search: { address = '' } }: RouteMatchOf<typeof contentReportRoute>) => {
  const { reporting } = useStrings();
  const [receipt, setReceipt] = useState<string | null>(null);
  return (
    <PageWrap className={styles.page}>
      <PageHead title={reporting.title} />
      <Text size="lead" tone="muted" className={styles.lead}>
        {reporting.lead}
      </Text>
      <div className={styles.columns}>
        {receipt === null ? (
          <ReportForm address={address} onSent={setReceipt} />
        ) : (
          <output>
            <Notice
              title={reporting.received}
              text={
                <>
                  <b className={styles.receipt}>{receipt}</b> {reporting.keepReceipt}
                </>
              }
              action={
                <LinkButton href={href('/report/:receipt', { receipt })}>{reporting.seeState}</LinkButton>
              }
            />
          </output>
        )}
        <Follow />
      </div>
    </PageWrap>
  );
};

const Follow = () => {
  const { reporting } = useStrings();
  const { navigate } = useNavigation();
  const [typedReference, setTypedReference] = useState('');
  const receipt = typedReference.trim().toUpperCase();
  return (
    <Panel title={reporting.followTitle}>
      <PanelBody>
        <form
          className={styles.follow}
          onSubmit={(event) => {
            event.preventDefault();
            if (receipt) navigate(href('/report/:receipt', { receipt }));
          }}
        >
          <Field label={reporting.followLabel}>
            <TextInput
              value={typedReference}
              placeholder={reporting.receiptForm}
              autoComplete="off"
              onChange={(event) => setTypedReference(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" disabled={receipt === ''}>
            {reporting.follow}
          </Button>
        </form>
      </PanelBody>
    </Panel>
  );
};

export const pageDefinition = definePage<typeof contentReportRoute>({
  tables: ['reporting'],
  queries: () => [],
  head: ({ strings: { reporting } }) => ({
    title: reporting.pageTitle(reporting.title),
    description: reporting.lead,
  }),
  Screen: ReportScreen,
});
