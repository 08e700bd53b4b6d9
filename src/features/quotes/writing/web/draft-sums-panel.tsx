import { memo } from 'react';
import type { QuoteTotals } from '#features/quotes/core/contract/shapes.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { quoteSumsOf, sumsAsDecimals } from '#features/quotes/core/rules/quote-sums.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { TotalsAtBothRates } from '#features/quotes/pages/web/index.ts';
import {
  type CellParsingRules,
  parseDraftLine,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

export const computeDraftTotals = (
  { sections, site: { isMainResidence } }: QuoteDraft,
  rules: CellParsingRules,
) =>
  sumsAsDecimals(
    quoteSumsOf(
      linesOfSections(sections).map((line) => parseDraftLine(line, rules)),
      { isMainResidence },
    ),
  );

/** The sums grow as one types; a screen reader hears them when one pauses. */
export const DraftSumsPanel = memo(({ draft, totals }: { draft: QuoteDraft; totals: QuoteTotals }) => {
  const { quoting, writing } = useStrings();
  const amount = useFormatAmount();
  const lines = linesOfSections(draft.sections);
  const { isMainResidence } = draft.site;
  const builtYear = parseWholeNumber(draft.site.builtYear);
  const optional = lines.filter(({ isOptional }) => isOptional).length;
  // Like the net sum above, it leaves the optional lines to their own row.
  const marked = lines.filter(({ mayBeReduced, isOptional }) => mayBeReduced && !isOptional).length;
  return (
    <section className={styles.sums} aria-label={quoting.total}>
      <dl>
        <div>
          <dt>{writing.net(lines.length - optional)}</dt>
          <dd>{amount(totals.net)}</dd>
        </div>
        {totals.taxes.map(({ rate, base, tax }) => (
          <div key={rate}>
            <dt>{quoting.taxAt(rate, amount(base))}</dt>
            <dd>{amount(tax)}</dd>
          </div>
        ))}
        <div className={styles.grand}>
          <dt>{quoting.total}</dt>
          <dd aria-live="polite">{amount(totals.total)}</dd>
        </div>
      </dl>
      {isMainResidence && (
        <div className={styles.reducedNote}>
          <p>
            <b>{writing.residence(builtYear)}</b> {writing.marked(marked)}
          </p>
          <TotalsAtBothRates totals={totals} />
        </div>
      )}
      {optional > 0 && (
        <p className={styles.optionsNote}>
          {writing.options(optional)} <b>{amount(totals.options)}</b>
        </p>
      )}
    </section>
  );
});
