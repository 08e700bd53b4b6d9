import { Button } from '#design/button.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './compare-bar.module.css';
import { RequestAllLink, type SearchedTradeAndCommune } from './request-all-link.tsx';
import type { ComparisonChoiceState } from './use-comparison-choice.ts';

export interface CompareBarProps {
  choice: ComparisonChoiceState;
  hrefOf: (ids: string) => string;
  /** The companies come from a search for these. */
  searched?: SearchedTradeAndCommune;
}

/** Shows how many are chosen and links to the comparison. The live region exists before its text, so that it is read out. */
export const CompareBar = ({ choice, hrefOf, searched }: CompareBarProps) => {
  const { folders } = useStrings();
  const { ids, isEnough, isFull, clear } = choice;
  const count = isFull ? folders.chosenMost(ids.length) : folders.chosen(ids.length);
  return (
    <div data-own-bar={ids.length > 0 || undefined} className={styles.place}>
      <output className={styles.status} data-full={isFull || undefined}>
        {ids.length > 0 && count}
      </output>
      {ids.length > 0 && (
        <div className={styles.actions}>
          <Button variant="quiet" size="small" icon="cross" className={styles.clear} onClick={clear}>
            <span>{folders.clearChoice}</span>
          </Button>
          <RequestAllLink ids={ids} {...searched} />
          {isEnough ? (
            <LinkButton variant="primary" size="small" href={hrefOf(ids.join(','))}>
              {folders.compare}
            </LinkButton>
          ) : (
            <Button size="small" disabled>
              {folders.chooseOneMore}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
