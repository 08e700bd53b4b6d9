import type { Quote, QuoteLine } from '#quotes/contract/shapes.ts';
import { letterOf } from '#quotes/rules/paper.ts';
import { netOfSection, writeCents } from '#quotes/rules/sums.ts';
import { useAskDialog } from '#quotes/web/index.ts';
import { useOtherLanguage } from '#translations/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useWritten } from '#web/use-written.ts';
import { type Changes, GoneLines, LineMarkTag } from './changes.tsx';
import styles from './lines.module.css';

export const Lines = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const { ask, dialog } = useAskDialog();
  const { sum } = useWritten();
  const { sections, changes, side, id, partnerId } = quote;
  const lang = useOtherLanguage(quote.translation);
  const taken = new Set(quote.evidence?.options);
  const isTaken = ({ id: lineId }: QuoteLine) => taken.has(lineId);
  const isCounted = (line: QuoteLine) => !line.isOptional || isTaken(line);
  const mayAsk =
    side === 'client' && partnerId !== null && quote.sha256 !== null && quote.blockedBy !== 'partner';
  const firstOf = sections.map((_, at) =>
    sections.slice(0, at).reduce((count, { lines }) => count + lines.length, 1),
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
        {sections.map(({ title, lines }, at) => (
          <tbody key={`${at} ${title}`}>
            {title && (
              <tr className={styles.section}>
                <td className={styles.at}>{letterOf(at)}</td>
                <th scope="rowgroup" colSpan={6} lang={lang}>
                  {title}
                </th>
                <td className={styles.right}>
                  {lines.some(isCounted) && sum(writeCents(netOfSection(lines, isTaken)))}
                </td>
              </tr>
            )}
            {lines.map((line, place) => (
              <Line
                key={line.id}
                line={line}
                isTaken={isTaken(line)}
                lang={lang}
                changes={changes}
                number={(firstOf[at] ?? 1) + place}
                onAsk={
                  mayAsk ? () => ask({ quoteId: id, lineId: line.id, what: line.description }) : undefined
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
      {changes && <GoneLines changes={changes} lang={lang} />}
      {dialog}
    </>
  );
};

interface LineProps {
  line: QuoteLine;
  /** An option that was taken with the acceptance. */
  isTaken: boolean;
  lang: string | undefined;
  changes: Changes | null;
  number: number;
  onAsk: (() => void) | undefined;
}

const Line = ({ line, isTaken, lang, changes, number, onAsk }: LineProps) => {
  const { quoting } = useStrings();
  const { plain, sum } = useWritten();
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
            <button type="button" aria-label={quoting.askAbout(description)} onClick={onAsk}>
              {quoting.askLine}
            </button>
          )}
        </span>
      </td>
      <td className={styles.right}>{quantity && plain(quantity)}</td>
      <td className={styles.unit}>{unit && quoting.units[unit]}</td>
      <td className={styles.right}>{unitPrice && plain(unitPrice)}</td>
      <td className={styles.right}>{discountPercent === '0' ? '' : `${plain(discountPercent)} %`}</td>
      <td className={styles.right}>
        {vatRate === null ? '' : `${vatRate} %`}
        {mayBeReduced && <sup>{quoting.reducedMark}</sup>}
      </td>
      <td className={styles.right}>{isOptional && !isTaken ? `(${sum(line.net)})` : sum(line.net)}</td>
    </tr>
  );
};
