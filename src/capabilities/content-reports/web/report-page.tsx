import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { reportAddress } from './page-addresses.ts';
import styles from './report/report.module.css';
import { ReportForm } from './report/report-form.tsx';

const ReportScreen = ({ search: { address = '' } }: MatchOf<typeof reportAddress>) => {
  const { reporting } = useStrings();
  const [receipt, setReceipt] = useState<string | null>(null);
  return (
    <Wrap className={styles.page}>
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
              action={<LinkButton href={`/report/${receipt}`}>{reporting.seeState}</LinkButton>}
            />
          </output>
        )}
        <Follow />
      </div>
    </Wrap>
  );
};

const Follow = () => {
  const { reporting } = useStrings();
  const { navigate } = useNavigation();
  const [typed, setTyped] = useState('');
  const receipt = typed.trim().toUpperCase();
  return (
    <Panel title={reporting.followTitle}>
      <PanelBody>
        <form
          className={styles.follow}
          onSubmit={(event) => {
            event.preventDefault();
            if (receipt) navigate(`/report/${encodeURIComponent(receipt)}`);
          }}
        >
          <Field label={reporting.followLabel}>
            <TextInput
              value={typed}
              placeholder={reporting.receiptForm}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
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

export const page = definePage<typeof reportAddress>({
  tables: ['reporting'],
  questions: () => [],
  head: ({ strings: { reporting } }) => ({
    title: reporting.pageTitle(reporting.title),
    description: reporting.lead,
  }),
  Screen: ReportScreen,
});
