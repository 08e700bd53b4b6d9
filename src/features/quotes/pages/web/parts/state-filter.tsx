import { Anchor } from '#design/anchor.tsx';
import { type QuoteState, quoteStates } from '#features/quotes/core/rules/quote-states.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import type { QuoteStatistics } from '#features/quotes/pages/contract/statistics.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './state-filter.module.css';

interface StateFilterProps {
  figures: QuoteStatistics;
  /** Only this state is listed. */
  selectedState: QuoteState | undefined;
}

/** A press lists one state alone, with its sum. */
export const StateFilter = ({ figures: { states }, selectedState }: StateFilterProps) => {
  const { quoteList, quoting } = useStrings();
  const amount = useFormatAmount();
  const all = states.reduce((sum, { count }) => sum + count, 0);
  const countedStates = quoteStates.flatMap((state) => states.find((entry) => entry.state === state) ?? []);
  const selectedEntry = countedStates.find(({ state }) => state === selectedState);
  if (countedStates.length < 2 && selectedState === undefined) return null;
  return (
    <nav className={styles.states} aria-label={quoteList.byState}>
      <ul>
        <li>
          <Anchor href={href('/quotes')} aria-current={selectedState === undefined ? 'page' : undefined}>
            {quoteList.all} <span>{all}</span>
          </Anchor>
        </li>
        {countedStates.map(({ state, count }) => (
          <li key={state}>
            <Anchor
              href={href('/quotes', { state })}
              aria-current={state === selectedState ? 'page' : undefined}
            >
              {quoting.states[state]} <span>{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      {selectedEntry && <p>{quoteList.stateTotal(amount(selectedEntry.total))}</p>}
    </nav>
  );
};
