import { CompanyLogo } from '#design/company-logo.tsx';
import { TextLink } from '#design/text.tsx';
import { formatIban } from '#features/companies/core/rules/iban.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { quoteAddresseeOf } from '#features/quotes/core/rules/quote-addressee.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { withdrawalPagesContentOf } from '#features/quotes/core/rules/withdrawal-pages.ts';
import { withdrawalTextKey } from '#features/quotes/core/rules/withdrawal.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { PaymentPlan, QuoteAttachmentsList, QuoteExclusionsList } from './payment-plan-and-exclusions.tsx';
import styles from './quote-document.module.css';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteSums } from './quote-sums.tsx';

const HALF = 32;

/** A quote looks like paper: white and ink in every theme, read without script, and printed as it is. */
export const QuoteDocument = ({ quote }: { quote: Quote }) => {
  const { quoting, withdrawal } = useStrings();
  const names = useTranslatedNames();
  const lang = useLangAttribute(quote.translation);
  const { company, object, intro, site, conditions, sha256 } = quote;
  const addressee = quoteAddresseeOf(
    quote,
    site.commune && names.of({ name: site.commune, names: site.communeNames }),
  );
  return (
    <article className={styles.paper} data-theme="light">
      <header className={styles.head}>
        <CompanyLogo name={company.name} logo={company.logoUrl} />
        <div>
          <b>{company.name}</b>
          {company.address && <p>{company.address}</p>}
        </div>
        <div className={styles.forWhom}>
          <small>{quoting.forClient}</small>
          <b>{addressee.name}</b>
          {addressee.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      {quote.isChange && <p className={styles.changeOrder}>{quoting.changeOrder}</p>}
      <h2 className={styles.object} lang={object ? lang : undefined}>
        {object || quoting.noObject}
      </h2>
      <QuoteFacts quote={quote} />
      {intro && (
        <p className={styles.intro} lang={lang}>
          {intro}
        </p>
      )}
      <QuoteLines quote={quote} />
      <QuoteSums totals={quote.totals} />
      <div className={styles.two}>
        <PaymentPlan quote={quote} />
        <QuoteExclusionsList quote={quote} />
      </div>
      <QuoteAttachmentsList quote={quote} />
      {conditions && (
        <section className={styles.words}>
          <h3>{quoting.conditions}</h3>
          <p lang={lang}>{conditions}</p>
        </section>
      )}
      {linesOfSections(quote.sections).some(({ mayBeReduced }) => mayBeReduced) && (
        <section className={styles.words}>
          <h3>{quoting.reducedHeading}</h3>
          <p>
            {quoting.reducedText} <TextLink href={href('/vat-on-housing')}>{quoting.reducedMore}</TextLink>
          </p>
        </section>
      )}
      <section className={styles.words}>
        <h3>{quoting.rightOfWithdrawal}</h3>
        <p>{withdrawal[withdrawalTextKey(quote)]}</p>
      </section>
      {!quote.evidence && <Signing parties={[company.name, addressee.name]} />}
      <Withdrawal quote={quote} />
      <footer className={styles.law}>
        <div>
          <b>{company.name}</b>
          <p>{company.address}</p>
          {company.phoneNumber && <p>{company.phoneNumber}</p>}
          {company.email && <p>{company.email}</p>}
          {company.iban && <p>IBAN {formatIban(company.iban)}</p>}
        </div>
        <div>
          {company.registrationNumber && <p>{quoting.rcs(company.registrationNumber)}</p>}
          {company.permit && <p>{quoting.permit(company.permit)}</p>}
          {company.vatNumber && <p>{quoting.vatNumber(company.vatNumber)}</p>}
        </div>
        {sha256 && (
          <div>
            <small>{quoting.fingerprint}</small>
            <p className={styles.hash}>
              {[sha256.slice(0, HALF), sha256.slice(HALF)].map((half) => (
                <span key={half}>{half}</span>
              ))}
            </p>
          </div>
        )}
      </footer>
    </article>
  );
};

/**
 * The document ends with the instructions and the form, as the PDF has them. A phone folds them: that there is such a
 * right, and for how long, stands unfolded above, and the decision right below.
 */
const Withdrawal = ({ quote }: { quote: Quote }) => {
  const { quoting, withdrawal } = useStrings();
  const pages = withdrawalPagesContentOf(quote, { quoting, withdrawal });
  if (!pages) return null;
  const { title, sections, form } = pages;
  return (
    <section className={`${styles.words} ${styles.withdrawal}`}>
      <h3>{title}</h3>
      <details className={styles.folded}>
        <summary>{withdrawal.pages}</summary>
        {sections.map(({ heading, paragraphs }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
        <div>
          <h4>{form.heading}</h4>
          {[form.hint, ...form.lines, ...form.blanks.map((blank) => `${blank}: …`), form.note].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </details>
    </section>
  );
};

/** These lines are for printing; on a screen one signs elsewhere. */
const Signing = ({ parties }: { parties: readonly string[] }) => {
  const { signing } = useStrings().quoting;
  return (
    <section className={`${styles.words} ${styles.signing}`}>
      <h3>{signing.heading}</h3>
      <p>{signing.hint}</p>
      <div className={styles.two}>
        {parties.map((party, index) => (
          <div key={index === 0 ? 'company' : 'client'}>
            <b>{party}</b>
            {[signing.name, signing.date, signing.signature].map((blank) => (
              <p key={blank}>{blank}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
};
