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
import { REDUCED_VAT_RATE } from '#kernel/vat-rates.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

/** A line whose rate is not chosen yet counts with the usual one, because at 0 % the total would be too low. */
export const computeDraftTotals = (
  { sections, site: { isMainResidence } }: Pick<QuoteDraft, 'sections' | 'site'>,
  { rules, usualRate }: { rules: CellParsingRules; usualRate: number | undefined },
) =>
  sumsAsDecimals(
    quoteSumsOf(
      linesOfSections(sections).map((line) => {
        const read = parseDraftLine(line, rules);
        return read.vatRate === null ? { ...read, vatRate: usualRate ?? null } : read;
      }),
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
  const marked = lines.filter(
    ({ mayBeReduced, vatRate, isOptional }) => (mayBeReduced || vatRate === REDUCED_VAT_RATE) && !isOptional,
  ).length;
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
