import type { Quote, QuoteLine } from '#features/quotes/core/contract/shapes.ts';
import { sectionLetter } from '#features/quotes/core/rules/quote-content.ts';
import { centsAsDecimal, netCentsOfSection } from '#features/quotes/core/rules/quote-sums.ts';
import { useAskAboutQuoteDialog } from '#features/quotes/core/web/index.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { useFormat } from '#web/use-format.ts';
import { LineMarkTag, type QuoteChangesData, RemovedLines } from './quote-changes.tsx';
import styles from './quote-lines.module.css';

export const QuoteLines = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const { openAskDialog, dialog } = useAskAboutQuoteDialog();
  const { sum } = useDecimalFormat();
  const { sections, changes, side, id, partnerId, askedAbout } = quote;
  const lang = useLangAttribute(quote.translation);
  const takenIds = new Set(quote.evidence?.options);
  const isTaken = ({ id: lineId }: QuoteLine) => takenIds.has(lineId);
  const isCounted = (line: QuoteLine) => !line.isOptional || isTaken(line);
  const mayAsk =
    side === 'client' && partnerId !== null && quote.sha256 !== null && quote.blockedBy !== 'partner';
  const firstOf = sections.map((_, index) =>
    sections.slice(0, index).reduce((count, { lines }) => count + lines.length, 1),
  );
  return (
    <>
      <table className={styles.lines}>
        <caption className={styles.hidden} lang={lang}>
          {quote.object}
        </caption>
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
        {sections.map(({ title, lines }, index) => (
          <tbody key={`${index} ${title}`}>
            {title && (
              <tr className={styles.section}>
                <td className={styles.at}>{sectionLetter(index)}</td>
                <th scope="rowgroup" colSpan={6} lang={lang}>
                  {title}
                </th>
                <td className={styles.right}>
                  {lines.some(isCounted) && sum(centsAsDecimal(netCentsOfSection(lines, isTaken)))}
                </td>
              </tr>
            )}
            {lines.map((line, place) => (
              <DocumentLine
                key={line.id}
                line={line}
                isTaken={isTaken(line)}
                lang={lang}
                changes={changes}
                number={(firstOf[index] ?? 1) + place}
                askedAt={askedAbout.find(({ lineId }) => lineId === line.id)?.askedAt ?? null}
                onAsk={
                  mayAsk
                    ? () => openAskDialog({ quoteId: id, lineId: line.id, what: line.description })
                    : undefined
                }
              />
            ))}
          </tbody>
        ))}
      </table>
      {sections.some(({ lines }) => lines.some((line) => !isCounted(line))) && (
        <p className={styles.note}>{quoting.optionalOutside}</p>
      )}
      {sections.some(({ lines }) => lines.some(({ mayBeReduced }) => mayBeReduced)) && (
        <p className={styles.note}>{quoting.reducedNote}</p>
      )}
      {changes && <RemovedLines changes={changes} lang={lang} />}
      {dialog}
    </>
  );
};

interface DocumentLineProps {
  line: QuoteLine;
  /** The option was taken with the acceptance. */
  isTaken: boolean;
  lang: string | undefined;
  changes: QuoteChangesData | null;
  number: number;
  /** The client asked about it then. */
  askedAt: string | null;
  onAsk: (() => void) | undefined;
}

const DocumentLine = ({ line, isTaken, lang, changes, number, askedAt, onAsk }: DocumentLineProps) => {
  const { quoting } = useStrings();
  const format = useFormat();
  const { plain, sum } = useDecimalFormat();
  const { description, kind, quantity, unit, unitPrice, discountPercent, vatRate, isOptional, mayBeReduced } =
    line;
  return (
    <tr>
      <td className={styles.at}>{number}</td>
      <td>
        <span lang={lang}>{description}</span>
        {isOptional && (
          <span className={styles.tag}>{isTaken ? quoting.optionTakenTag : quoting.optionalTag}</span>
        )}
        <LineMarkTag changes={changes} lineId={line.id} />
        <span className={styles.kindOf}>
          {kind && quoting.kinds[kind]}
          {onAsk && (
            <button data-alone type="button" aria-label={quoting.askAbout(description)} onClick={onAsk}>
              {quoting.askLine}
            </button>
          )}
          {askedAt && (
            <span className={styles.asked}>
              {quoting.askedOn(format.dayAndMonth(dayOf(new Date(askedAt))))}
            </span>
          )}
        </span>
      </td>
      <td className={styles.right}>{quantity && plain(quantity)}</td>
      <td className={styles.unit}>{unit && quoting.units[unit]}</td>
      <td className={styles.right}>{unitPrice && plain(unitPrice)}</td>
      <td className={styles.right}>
        {discountPercent === '0' ? '' : quoting.percent(plain(discountPercent))}
      </td>
      <td className={styles.right}>
        {vatRate === null ? '' : quoting.percent(String(vatRate))}
        {mayBeReduced && <sup>{quoting.reducedMark}</sup>}
      </td>
      <td className={styles.right}>{isOptional && !isTaken ? `(${sum(line.net)})` : sum(line.net)}</td>
    </tr>
  );
};
