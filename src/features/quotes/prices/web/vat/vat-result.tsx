import { Badge } from '#design/badge.tsx';
import { Row } from '#design/layout.tsx';
import { type HousingVat, MAX_VAT_SAVING_CENTS } from '#features/quotes/prices/rules/vat-on-housing.ts';
import { useFormatEuros } from '#features/quotes/prices/web/parts/use-format-euros.ts';
import { percentForDrawing } from '#kernel/decimal.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './vat.module.css';

/** Returns thousandths of the ceiling. */
const shareOf = (amount: bigint) => 10 * percentForDrawing(amount, MAX_VAT_SAVING_CENTS);

interface ResultProps {
  vat: HousingVat;
  used: bigint;
  isRenovation: boolean;
  isAcquisitionKnown: boolean;
}

export const VatResult = ({ vat, used, isRenovation, isAcquisitionKnown }: ResultProps) => {
  const { housingVat } = useStrings();
  // Only facts that were stated count against anybody.
  const reasons = {
    ...housingVat.whyNot,
    ...(!isRenovation && { notMainResidence: housingVat.notOwnResidence }),
    ...(!isAcquisitionKnown && { tooNew: housingVat.tooNewUnlessBought }),
  };
  const { cents, whole } = useFormatEuros();
  const { standard, reduced, advantage, left, whyNot } = vat;
  const applies = whyNot.length === 0;
  const usedBefore = used > MAX_VAT_SAVING_CENTS ? MAX_VAT_SAVING_CENTS : used;
  return (
    <div className={styles.sums}>
      <div>
        <span>{housingVat.with17}</span>
        <b>{cents(standard.total)}</b>
        <small>{housingVat.taxOfIt(cents(standard.tax))}</small>
      </div>
      <div>
        <span>{housingVat.with3}</span>
        <b>{applies ? cents(reduced.total) : '–'}</b>
        {applies && <small>{housingVat.taxOfIt(cents(reduced.tax))}</small>}
      </div>
      <div className={styles.wide}>
        <Row between wraps gap={3}>
          <strong>{housingVat.keep(cents(advantage))}</strong>
          <Badge tone={applies ? 'ok' : 'warn'} icon={applies ? 'check' : undefined}>
            {applies ? housingVat.within : housingVat.notWithin}
          </Badge>
        </Row>
        {applies && vat.way && <p className={styles.fine}>{housingVat.ways[vat.way]}</p>}
        {whyNot.length > 0 && (
          <ul className={styles.why}>
            {whyNot.map((reason) => (
              <li key={reason}>{reasons[reason]}</li>
            ))}
          </ul>
        )}
        <svg
          className={styles.ceiling}
          viewBox="0 0 1000 20"
          preserveAspectRatio="none"
          role="img"
          aria-label={housingVat.ceilingPicture(
            cents(MAX_VAT_SAVING_CENTS),
            cents(usedBefore),
            cents(advantage),
            cents(left),
          )}
        >
          <rect className={styles.wasPart} width={shareOf(usedBefore)} height={20} />
          <rect className={styles.nowPart} x={shareOf(usedBefore)} width={shareOf(advantage)} height={20} />
        </svg>
        <p className={styles.key} aria-hidden>
          <span>
            <i className={styles.was} />
            {`${housingVat.before} ${cents(usedBefore)}`}
          </span>
          <span>
            <i className={styles.now} />
            {`${housingVat.now} ${cents(advantage)}`}
          </span>
          <span>
            <i />
            {`${housingVat.left} ${cents(left)}`}
          </span>
        </p>
        <p className={styles.faint}>
          {housingVat.ceiling(whole(MAX_VAT_SAVING_CENTS))} {applies && left === 0n && housingVat.capped}
        </p>
      </div>
    </div>
  );
};
