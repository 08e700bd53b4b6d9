import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { showToast } from '#design/toast.ts';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useQuoteAction } from '#features/quotes/core/web/index.ts';
import { reportQuote } from '#features/quotes/pages/contract/report-quote.ts';
import styles from '#features/quotes/pages/web/quote-page.module.css';
import { callEndpoint } from '#web/api-client.ts';
import { ActionDialogWithText } from '#web/form/action-dialog-with-text.tsx';
import { useStrings } from '#web/strings.tsx';

/** A client reports a quote that is none, or an insult, to the moderators. */
export const ReportQuote = ({ quote: { id, company } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const report = useQuoteAction(() => callEndpoint(reportQuote, { params: { id }, body: { reason } }));
  const close = () => setIsOpen(false);
  const send = async () => {
    if (!(await report.change())) return;
    close();
    showToast({ tone: 'success', title: quoting.reported, text: quoting.reportedText });
  };
  return (
    <p className={styles.report}>
      <Button variant="quiet" size="small" icon={signedInIcons.flag} onClick={() => setIsOpen(true)}>
        {quoting.report}
      </Button>
      <ActionDialogWithText
        open={isOpen}
        onClose={close}
        title={quoting.report}
        text={quoting.reportLead(company.name)}
        words={{
          label: quoting.reportReason,
          rows: 4,
          maxLength: QUOTE_MAX_LENGTHS.report,
          value: reason,
          onChange: setReason,
        }}
        cancel={quoting.cancel}
        actionLabel={quoting.sendReport}
        variant="primary"
        isBusy={report.isBusy}
        onAction={() => void send()}
      />
    </p>
  );
};
