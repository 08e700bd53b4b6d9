import { Fragment, useState } from 'react';
import { Seal } from '#design/seal.tsx';
import type { Quote, QuoteLine, Totals } from '#quotes/contract/shapes.ts';
import { AskDialog, type Asked } from '#quotes/web/parts/ask-dialog.tsx';
import { useAmount, useDay } from '#quotes/web/parts/use-amount.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './paper.module.css';

const FIRST_LETTER = 65;

export const letterOf = (at: number) => String.fromCharCode(FIRST_LETTER + at);

/** A quote as it lies on the table: white and ink in every theme, read without script, and printed as it is. */
export const Paper = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const { company, client, object, intro, site, conditions, sha256 } = quote;
  return (
    <article className={styles.paper} data-theme="light">
      <header className={styles.head}>
        <Seal name={company.name} logo={company.logoUrl} />
        <div>
          <b>{company.name}</b>
          {company.address && <p>{company.address}</p>}
        </div>
        <div className={styles.forWhom}>
          <small>{quoting.forClient}</small>
          <b>{client.name}</b>
          <p>{site.street}</p>
          <p>{[site.postalCode, site.commune].filter(Boolean).join(' ')}</p>
        </div>
      </header>
      <h2 className={styles.object}>{object || quoting.noObject}</h2>
      <Facts quote={quote} />
      {intro && <p className={styles.intro}>{intro}</p>}
      <Lines quote={quote} />
      <Sums totals={quote.totals} />
      <div className={styles.two}>
        <Plan quote={quote} />
        <Outside quote={quote} />
      </div>
      {conditions && (
        <section className={styles.words}>
          <h3>{quoting.conditions}</h3>
          <p>{conditions}</p>
        </section>
      )}
      <section className={styles.words}>
        <h3>{quoting.rightOfWithdrawal}</h3>
        <p>{quoting.withdrawalText}</p>
      </section>
      <footer className={styles.law}>
        <div>
          <b>{company.name}</b>
          <p>{company.address}</p>
        </div>
        <div>
          {company.registrationNumber && <p>{quoting.rcs(company.registrationNumber)}</p>}
          {company.permit && <p>{quoting.permit(company.permit)}</p>}
          {company.vatNumber && <p>{quoting.vatNumber(company.vatNumber)}</p>}
        </div>
        {sha256 && (
          <div>
            <small>{quoting.fingerprint}</small>
            <p className={styles.hash}>{sha256}</p>
          </div>
        )}
      </footer>
    </article>
  );
};

const Facts = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const day = useDay();
  const { number, version, validUntil, startsOn, durationDays, warrantyMonths, site } = quote;
  const residence = () => {
    if (!site.isMainResidence) return null;
    return site.builtYear === null ? quoting.mainResidence : quoting.builtIn(site.builtYear);
  };
  const told = [
    [quoting.number, number ?? '–'],
    [quoting.version, String(version)],
    [quoting.validUntil, validUntil ? day(validUntil) : '–'],
    [quoting.start, startsOn ? day(startsOn) : quoting.byAgreement],
    [quoting.duration, durationDays === null ? quoting.noneStated : quoting.workingDays(durationDays)],
    [quoting.warranty, warrantyMonths === null ? quoting.noneStated : quoting.months(warrantyMonths)],
    [quoting.site, [site.commune, residence()].filter(Boolean).join(', ') || quoting.noneStated],
  ] as const;
  return (
    <dl className={styles.facts}>
      {told.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Lines = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { sections, side, id, partnerId } = quote;
  const mayAsk = side === 'client' && partnerId !== null && quote.sha256 !== null;
  const firstOf = sections.map((_, at) =>
    sections.slice(0, at).reduce((count, { lines }) => count + lines.length, 1),
  );
  return (
    <>
      <table className={styles.lines}>
        <caption className={styles.hidden}>{quote.object}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.at}>
              <span className={styles.hidden}>#</span>
            </th>
            <th scope="col">{quoting.description}</th>
            <th scope="col" className={styles.right}>
              {quoting.quantity}
            </th>
            <th scope="col">{quoting.unit}</th>
            <th scope="col" className={styles.right}>
              {quoting.unitPrice}
            </th>
            <th scope="col" className={styles.right}>
              {quoting.discount}
            </th>
            <th scope="col" className={styles.right}>
              {quoting.vat}
            </th>
            <th scope="col" className={styles.right}>
              {quoting.netEuros}
            </th>
          </tr>
        </thead>
        {sections.map(({ title, lines }, at) => (
          <tbody key={`${at} ${title}`}>
            {title && (
              <tr className={styles.section}>
                <td className={styles.at}>{letterOf(at)}</td>
                <th scope="rowgroup" colSpan={7}>
                  {title}
                </th>
              </tr>
            )}
            {lines.map((line, place) => (
              <Line
                key={line.id}
                line={line}
                number={(firstOf[at] ?? 1) + place}
                onAsk={
                  mayAsk
                    ? () => setAsked({ quoteId: id, lineId: line.id, what: line.description })
                    : undefined
                }
              />
            ))}
          </tbody>
        ))}
      </table>
      {sections.some(({ lines }) => lines.some(({ isOptional }) => isOptional)) && (
        <p className={styles.note}>{quoting.optionalOutside}</p>
      )}
      {sections.some(({ lines }) => lines.some(({ mayBeReduced }) => mayBeReduced)) && (
        <p className={styles.note}>{quoting.reducedNote}</p>
      )}
      <AskDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
};

interface LineProps {
  line: QuoteLine;
  number: number;
  onAsk: (() => void) | undefined;
}

const Line = ({ line, number, onAsk }: LineProps) => {
  const { quoting } = useStrings();
  const amount = useAmount();
  const { description, kind, quantity, unit, unitPrice, discountPercent, vatRate, isOptional, mayBeReduced } =
    line;
  return (
    <tr>
      <td className={styles.at}>{number}</td>
      <td>
        {description}
        {isOptional && <span className={styles.tag}>{quoting.optionalTag}</span>}
        <span className={styles.kindOf}>
          {kind && quoting.kinds[kind]}
          {onAsk && (
            <button type="button" aria-label={quoting.askAbout(description)} onClick={onAsk}>
              {quoting.askLine}
            </button>
          )}
        </span>
      </td>
      <td className={styles.right}>{quantity}</td>
      <td>{unit && quoting.units[unit]}</td>
      <td className={styles.right}>{unitPrice}</td>
      <td className={styles.right}>{discountPercent === '0' ? '' : `${discountPercent} %`}</td>
      <td className={styles.right}>
        {vatRate === null ? '' : `${vatRate} %`}
        {mayBeReduced && <sup>{quoting.reducedMark}</sup>}
      </td>
      <td className={styles.right}>{isOptional ? `(${amount(line.net)})` : amount(line.net)}</td>
    </tr>
  );
};

/** Without the reduced rate, and with it, alike in size. */
export const BothTotals = ({ totals }: { totals: Totals }) => {
  const { quoting } = useStrings();
  const amount = useAmount();
  const isFull = totals.taxes.every(({ rate }) => rate === 17);
  return (
    totals.reduced && (
      <div className={styles.both}>
        <p>
          <b>{amount(totals.total)}</b>
          <span>{isFull ? quoting.withFull : quoting.withoutReduced}</span>
        </p>
        <p>
          <b>{amount(totals.reduced.total)}</b>
          <span>{quoting.withReduced}</span>
        </p>
      </div>
    )
  );
};

const Sums = ({ totals }: { totals: Totals }) => {
  const { quoting } = useStrings();
  const amount = useAmount();
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
      <BothTotals totals={totals} />
    </>
  );
};

const Plan = ({ quote: { plan } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const amount = useAmount();
  if (plan.length === 0) return null;
  return (
    <section className={styles.words}>
      <h3>{quoting.paymentPlan}</h3>
      <ul>
        {plan.map(({ on, label, percent, amount: part }) => (
          <li key={`${on} ${label}`}>
            <b>{percent} %</b>
            <span>
              {quoting.moments[on]}
              {label && <small>{label}</small>}
            </span>
            <span>{amount(part)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Outside = ({ quote: { exclusions, inclusions } }: { quote: Quote }) => {
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
                <dd>{text}</dd>
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
