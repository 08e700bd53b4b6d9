import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import styles from './quote-document.module.css';

/** The PDF names its attachments, which open beside it. */
export const QuoteAttachmentsList = ({ quote: { attachments } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  if (attachments.length === 0) return null;
  return (
    <section className={styles.words}>
      <h3>{quoting.attachments}</h3>
      <ul className={styles.attachments}>
        {attachments.map(({ id, url, name }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const PaymentPlan = ({ quote: { plan, translation } }: { quote: Quote }) => {
  const lang = useLangAttribute(translation);
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  const { plain } = useDecimalFormat();
  if (plan.length === 0) return null;
  return (
    <section className={styles.words}>
      <h3>{quoting.paymentPlan}</h3>
      <ul>
        {plan.map(({ on, label, percent, amount: part }) => (
          <li key={`${on} ${label}`}>
            <b>{quoting.percent(plain(percent))}</b>
            <span>
              {quoting.moments[on]}
              {label && <small lang={lang}>{label}</small>}
            </span>
            <span>{amount(part)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** An inclusion is paid for in lines of another kind. */
export const QuoteExclusionsList = ({ quote: { exclusions, inclusions, translation } }: { quote: Quote }) => {
  const lang = useLangAttribute(translation);
  const { quoting } = useStrings();
  if (exclusions.length + inclusions.length === 0) return null;
  return (
    <div>
      {exclusions.length > 0 && (
        <section className={styles.words}>
          <h3>{quoting.notIncluded}</h3>
          <dl>
            {exclusions.map(({ kind, text }) => (
              <div key={`${kind} ${text}`}>
                <dt>{quoting.kinds[kind]}</dt>
                <dd lang={lang}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {inclusions.length > 0 && (
        <section className={styles.words}>
          <h3>{quoting.includedElsewhere}</h3>
          <dl>
            {inclusions.map(({ kind, inKind }) => (
              <div key={kind}>
                <dt>{quoting.kinds[kind]}</dt>
                <dd>{quoting.includedIn(quoting.kinds[inKind])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
};
