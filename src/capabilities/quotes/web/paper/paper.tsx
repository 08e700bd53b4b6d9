import { Fragment } from 'react';
import { Seal } from '#design/seal.tsx';
import { EXEMPT_RATE } from '#price-book/rules/vat.ts';
import type { Quote, Totals } from '#quotes/contract/shapes.ts';
import { useAmount, useDay } from '#quotes/web/parts/use-amount.ts';
import { useStrings } from '#web/strings.tsx';
import { Lines } from './lines.tsx';
import styles from './paper.module.css';

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
      {quote.isChange && <p className={styles.changeOrder}>{quoting.changeOrder}</p>}
      <h2 className={styles.object}>{object || quoting.noObject}</h2>
      <Facts quote={quote} />
      {intro && <p className={styles.intro}>{intro}</p>}
      <Lines quote={quote} />
      <Sums totals={quote.totals} />
      <div className={styles.two}>
        <Plan quote={quote} />
        <Outside quote={quote} />
      </div>
      <Attachments quote={quote} />
      {conditions && (
        <section className={styles.words}>
          <h3>{quoting.conditions}</h3>
          <p>{conditions}</p>
        </section>
      )}
      <section className={styles.words}>
        <h3>{quoting.rightOfWithdrawal}</h3>
        <p>{quote.isChange ? quoting.changeWithdrawalText : quoting.withdrawalText}</p>
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

/** Beside the paper, which names them: pictures are looked at, PDFs are kept. */
const Attachments = ({ quote: { attachments } }: { quote: Quote }) => {
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
      {totals.taxes.some(({ rate }) => rate === EXEMPT_RATE) && (
        <p className={styles.intro}>{quoting.exemptNote}</p>
      )}
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
