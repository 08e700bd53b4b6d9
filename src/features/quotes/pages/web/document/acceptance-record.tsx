import { LinkButton } from '#design/link-button.tsx';
import type { AcceptanceEvidence as Signed, Quote } from '#features/quotes/core/contract/shapes.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { lastFullDayBefore } from '#features/quotes/core/rules/withdrawal.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { noonOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './quote-document.module.css';

/** The page that is added on acceptance says who accepted which PDF, when and how. */
export const AcceptanceRecord = ({ quote, evidence }: { quote: Quote; evidence: Signed }) => {
  const { quoting } = useStrings();
  const format = useFormat();
  const amount = useFormatAmount();
  const acceptedAt = new Date(evidence.at);
  const time = (moment: Date) => `${format.longDate(moment)}, ${format.messageTime(moment, moment)}`;
  const takenOptions = linesOfSections(quote.sections)
    .filter(({ id }) => evidence.options.includes(id))
    .map(({ description }) => description);
  const facts = [
    [
      quote.isChange ? quoting.changeOrder : quoting.number,
      quoting.ofVersion(quote.number ?? '', evidence.version),
    ],
    [quoting.agreedTotal, amount(evidence.total)],
    [
      quoting.optionsTaken,
      takenOptions.length === 0 ? (
        quoting.noneTaken
      ) : (
        <TextInItsLanguage text={takenOptions.join(', ')} offer={quote.translation} />
      ),
    ],
    [quoting.confirmedBy, quoting.ways[evidence.by]],
    ...(evidence.network ? [[quoting.network, evidence.network] as const] : []),
    ...(evidence.withdrawableUntil === null
      ? []
      : [
          [
            quoting.beginsAtOnce,
            // The ticked sentences stand here word for word; older contracts stored none.
            evidence.beginsAtOnce ? evidence.statements.join(' ') || quoting.askedFor : quoting.notAskedFor,
          ] as const,
          [
            quoting.withdrawalUntil,
            quoting.untilEndOf(format.fullDate(noonOf(lastFullDayBefore(evidence.withdrawableUntil)))),
          ] as const,
        ]),
    [quoting.fingerprint, evidence.sha256],
  ] as const;
  return (
    <article className={styles.paper} data-theme="light">
      <div className={styles.signedBand} aria-hidden="true" />
      <h2 className={styles.object}>{quoting.acceptedTitle(format.longDate(acceptedAt))}</h2>
      {evidence.withdrawnAt && (
        <p className={styles.off}>
          {(quote.isChange ? quoting.changeWithdrawnOn : quoting.withdrawnOn)(
            format.longDate(new Date(evidence.withdrawnAt)),
          )}
        </p>
      )}
      {evidence.endedAt && (
        <p className={styles.off}>{quoting.endedOn(format.longDate(new Date(evidence.endedAt)))}</p>
      )}
      <p className={styles.signature}>
        <b>{evidence.name}</b>
        <small>{time(acceptedAt)}</small>
      </p>
      <dl className={styles.evidence}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {evidence.projectId !== null && (quote.side === 'company' || quote.isChange) && (
        <p className={styles.screenOnly}>
          <LinkButton href={href('/projects/:id', { id: evidence.projectId })}>
            {quoting.toProject}
          </LinkButton>
        </p>
      )}
    </article>
  );
};
