import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './quote-document.module.css';
import lines from './quote-lines.module.css';

export type QuoteChangesData = NonNullable<Quote['changes']>;

/** Words say how a line differs from the version before: it is not seen by colour alone. */
export const LineMarkTag = ({ changes, lineId }: { changes: QuoteChangesData | null; lineId: number }) => {
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  const marked = changes?.lines.find((line) => line.lineId === lineId);
  if (!marked) return null;
  const words = marked.marks.map((mark) => quoting.lineMarks[mark]);
  const previousAmount = marked.netBefore === null ? null : amount(marked.netBefore);
  return <span className={lines.mark}>{quoting.markedAs(words, previousAmount)}</span>;
};

/** Lines of the version before that are gone stand below the others. */
export const RemovedLines = ({ changes, lang }: { changes: QuoteChangesData; lang: string | undefined }) => {
  const { since, lines: changedLines, gone } = changes;
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  return (
    <>
      <p className={lines.note}>
        {changedLines.length + gone.length > 0 ? quoting.changesSince(since) : quoting.sameAsBefore(since)}
      </p>
      {gone.length > 0 && (
        <section className={styles.words}>
          <h3>{quoting.gone(since)}</h3>
          <ul className={styles.gone}>
            {gone.map(({ id, description, net }) => (
              <li key={id}>
                <del lang={lang}>{description}</del>
                <span>{amount(net)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
