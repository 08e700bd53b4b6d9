import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { changeQuoteDefaults } from '#features/quotes/core/contract/quote-defaults.ts';
import { MAX_VALID_DAYS, QUOTE_VALID_DAYS } from '#features/quotes/core/rules/quotes.ts';
import { withoutRepeatedInstalments } from '#features/quotes/writing/rules/payment-plan.ts';
import {
  type CellParsingRules,
  parseCount,
  parseDay,
  parsePlanPart,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { dayOf, daysBetween } from '#kernel/calendar.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { quoteDefaultsQuery } from './templates-query.ts';
import { useCellParsingRules } from './use-cell-parsing-rules.ts';
import styles from './write.module.css';

/** What cannot be read does not become a default. */
const defaultsOf = (draft: QuoteDraft, rules: CellParsingRules) => {
  const until = parseDay(draft.validUntil);
  const days = until === null ? 0 : daysBetween(dayOf(new Date()), until);
  return {
    intro: draft.intro,
    conditions: draft.conditions,
    validDays: days < 1 ? QUOTE_VALID_DAYS : Math.min(days, MAX_VALID_DAYS),
    warrantyMonths: parseCount('warrantyMonths', draft.warrantyMonths),
    plan: withoutRepeatedInstalments(
      draft.plan
        .map((part) => parsePlanPart(part, rules))
        .filter(({ unreadable }) => unreadable === undefined),
    ),
  };
};

/** The texts and terms of this quote become those that new quotes begin with. */
export const SaveDefaults = ({ draft }: { draft: QuoteDraft }) => {
  const { quoting, writing, writingTools } = useStrings();
  const { plain } = useDecimalFormat();
  const rules = useCellParsingRules();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const save = useMutationWithToast({
    send: () => callEndpoint(changeQuoteDefaults, { body: defaultsOf(draft, rules) }),
    onDone: (defaults) => {
      client.setQueryData(quoteDefaultsQuery().queryKey, defaults);
      showToast({ tone: 'success', title: writingTools.defaultsSaved });
    },
    failed: (reason) => ({ title: quoting.failed, text: reason }),
    onSettled: () => setIsOpen(false),
  });
  const { intro, conditions, validDays, warrantyMonths, plan } = defaultsOf(draft, rules);
  const planText = plan.map(({ on, percent }) => `${quoting.moments[on]} ${quoting.percent(plain(percent))}`);
  const rows = [
    [writingTools.validFor, writingTools.days(validDays)],
    [quoting.warranty, warrantyMonths === null ? quoting.noneStated : quoting.months(warrantyMonths)],
    [quoting.paymentPlan, planText.join(', ') || quoting.noneStated],
    [writing.intro, intro || quoting.noneStated],
    [writing.conditions, conditions || quoting.noneStated],
  ];
  return (
    <>
      <p>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {writingTools.useAsDefaults}
        </Button>
      </p>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        variant="primary"
        title={writingTools.defaultsTitle}
        text={writingTools.defaultsText}
        cancelLabel={quoting.cancel}
        confirmLabel={writing.keep}
        busy={save.isBusy}
        onConfirm={() => void save.change()}
      >
        <dl className={styles.defaults}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </ConfirmDialog>
    </>
  );
};
