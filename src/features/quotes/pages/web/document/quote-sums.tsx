import { Fragment } from 'react';
import type { QuoteTotals } from '#features/quotes/core/contract/shapes.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { FULL_VAT_RATE, VAT_EXEMPT_RATE } from '#kernel/vat-rates.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './quote-document.module.css';

/** The totals without and with the reduced rate are alike in size. */
export const TotalsAtBothRates = ({ totals }: { totals: QuoteTotals }) => {
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  const isFull = totals.taxes.every(({ rate }) => rate === FULL_VAT_RATE);
  return (
    totals.reduced && (
      <div className={styles.both}>
        <div>
          <b>{amount(totals.total)}</b>
          <span>{isFull ? quoting.withFull : quoting.withoutReduced}</span>
        </div>
        <div>
          <b>{amount(totals.reduced.total)}</b>
          <span>{quoting.withReduced}</span>
          <ul>
            {totals.reduced.taxes.map(({ rate, base, tax }) => (
              <li key={rate}>{quoting.taxComesTo(rate, amount(base), amount(tax))}</li>
            ))}
          </ul>
        </div>
      </div>
    )
  );
};

export const QuoteSums = ({ totals }: { totals: QuoteTotals }) => {
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  return (
    <>
      <dl className={styles.sums}>
        <dt>{quoting.withoutTax}</dt>
        <dd>{amount(totals.net)}</dd>
        {totals.taxes.map(({ rate, base, tax }) => (
          <Fragment key={rate}>
            <dt>{quoting.taxAt(rate, amount(base))}</dt>
            <dd>{amount(tax)}</dd>
          </Fragment>
        ))}
        <dt className={styles.grand}>{quoting.total}</dt>
        <dd className={styles.grand}>{amount(totals.total)}</dd>
      </dl>
      <TotalsAtBothRates totals={totals} />
      {totals.taxes.some(({ rate }) => rate === VAT_EXEMPT_RATE) && (
        <p className={styles.intro}>{quoting.exemptNote}</p>
      )}
    </>
  );
};
