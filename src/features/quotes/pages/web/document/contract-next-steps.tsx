import { LinkButton } from '#design/link-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { fetchContractCalendar } from '#features/quotes/acceptance/contract/acceptance.ts';
import { fetchSignedQuotePdf } from '#features/quotes/core/contract/quotes.ts';
import type { AcceptanceEvidence, Quote } from '#features/quotes/core/contract/shapes.ts';
import {
  centsAsDecimal,
  DECIMAL_PLACES_BY_KIND,
  instalmentsOf,
} from '#features/quotes/core/rules/quote-sums.ts';
import { lastFullDayBefore } from '#features/quotes/core/rules/withdrawal.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { dayOf, noonOf } from '#kernel/calendar.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { useFormat } from '#web/use-format.ts';
import styles from './contract-next-steps.module.css';
import { AskToEndContract } from './end-contract.tsx';
import { FirstMessage } from './first-message.tsx';
import { WithdrawContract } from './quote-actions.tsx';

interface NextStep {
  id: string;
  when: string;
  title: string;
  text: string;
}

/** Each instalment has its share of what was accepted, options included. */
const useInstalments = ({ plan }: Quote, { total }: AcceptanceEvidence) => {
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  const { plain } = useDecimalFormat();
  const parts = instalmentsOf(
    parseDecimalOrThrow(total, DECIMAL_PLACES_BY_KIND.money),
    plan.map(({ percent }) => percent),
  );
  return plan.map(({ on, label, percent }, index) => ({
    on,
    label: label || quoting.moments[on],
    percent: quoting.percent(plain(percent)),
    sum: amount(centsAsDecimal(parts[index] ?? 0n)),
  }));
};

const useNextSteps = (quote: Quote, evidence: AcceptanceEvidence): NextStep[] => {
  const { next } = useStrings().quoting;
  const format = useFormat();
  const { quoting } = useStrings();
  const instalments = useInstalments(quote, evidence);
  const at = (on: string) => instalments.filter((part) => part.on === on);
  const { startsOn, durationDays, requestId, company } = quote;
  const { withdrawableUntil, beginsAtOnce } = evidence;
  const listed = (parts: typeof instalments) =>
    parts.map(({ label, percent, sum }) => next.part(label, percent, sum)).join(', ');
  const later = [...at('start'), ...at('milestone')];
  return [
    {
      id: 'copy',
      when: format.longDate(new Date(evidence.at)),
      title: next.copy,
      text: requestId === null ? next.copyText : next.copyOthersText,
    },
    ...at('acceptance').map(({ percent, sum }, index) => ({
      id: `acceptance-${index}`,
      when: next.soon,
      title: next.pay(percent, sum),
      text: next.payText(company.name),
    })),
    ...(withdrawableUntil === null
      ? []
      : [
          {
            id: 'withdrawal',
            when: format.fullDate(noonOf(lastFullDayBefore(withdrawableUntil))),
            title: next.withdraw,
            text: beginsAtOnce ? next.withdrawAtOnce : next.withdrawText,
          },
        ]),
    {
      id: 'start',
      when: startsOn ? format.fullDate(noonOf(startsOn)) : quoting.byAgreement,
      title: durationDays === null ? next.begins : next.beginsFor(quoting.workingDays(durationDays)),
      text: [startsOn ? '' : next.agreeStart(company.name), listed(later)].filter(Boolean).join(' '),
    },
    { id: 'end', when: next.atEnd, title: next.confirm, text: next.confirmText(listed(at('completion'))) },
  ];
};

/** After the acceptance the client reads what they owe and what happens next; the quote itself stands below. */
export const ContractNextSteps = ({ quote, evidence }: { quote: Quote; evidence: AcceptanceEvidence }) => {
  const { quoting } = useStrings();
  const format = useFormat();
  const amount = useFormatAmount();
  const steps = useNextSteps(quote, evidence);
  const today = dayOf(new Date(evidence.at));
  return (
    <section className={styles.closing} aria-label={quoting.next.title}>
      <div className={styles.band} aria-hidden="true" />
      <p className={styles.sum}>
        <small>{quoting.agreedTotal}</small>
        <b>{amount(evidence.total)}</b>
      </p>
      <ol className={styles.steps}>
        {steps.map(({ id, when, title, text }) => (
          <li key={id} data-first={id === 'copy' || undefined}>
            <span>{id === 'copy' ? <time dateTime={today}>{when}</time> : when}</span>
            <div>
              <b>{title}</b>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {evidence.projectId !== null && (
          <LinkButton variant="primary" href={href('/projects/:id', { id: evidence.projectId })}>
            {quoting.toProject}
          </LinkButton>
        )}
        {quote.signedCopy && (
          <LinkButton
            icon="document"
            href={requestPath(fetchSignedQuotePdf, { params: { id: quote.id } })}
            download
          >
            {quoting.signedCopy}
          </LinkButton>
        )}
        {(quote.startsOn !== null || evidence.withdrawableUntil !== null) && (
          <LinkButton
            icon={signedInIcons.calendar}
            href={requestPath(fetchContractCalendar, { params: { id: quote.id } })}
            download
          >
            {quoting.next.calendar}
          </LinkButton>
        )}
      </div>
      {quote.partnerId !== null && quote.blockedBy === null && !quote.isCompanySuspended && (
        <FirstMessage partnerId={quote.partnerId} />
      )}
      {quote.abilities.mayWithdrawFromContract && evidence.withdrawableUntil !== null && (
        <p className={styles.changedMind}>
          {quoting.next.changedMind} <WithdrawContract quote={quote} isQuiet />{' '}
          {quoting.untilEndOf(format.fullDate(noonOf(lastFullDayBefore(evidence.withdrawableUntil))))}
        </p>
      )}
      {quote.abilities.mayAskToEnd && (
        <div id="end" className={styles.end}>
          <AskToEndContract quote={quote} size="small" />
        </div>
      )}
    </section>
  );
};
