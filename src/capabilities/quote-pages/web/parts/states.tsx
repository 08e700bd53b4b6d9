import { Anchor } from '#design/anchor.tsx';
import type { QuoteFigures } from '#quote-pages/contract/figures.ts';
import { type QuoteState, quoteStates } from '#quotes/rules/quote-states.ts';
import { useAmount } from '#quotes/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './states.module.css';

interface StatesProps {
  figures: QuoteFigures;
  /** The one that is shown alone. */
  chosen: QuoteState | undefined;
}

/** The list of one state alone, with what it comes to. */
export const States = ({ figures: { states }, chosen }: StatesProps) => {
  const { quoteList, quoting } = useStrings();
  const amount = useAmount();
  const all = states.reduce((sum, { count }) => sum + count, 0);
  const known = quoteStates.flatMap((state) => states.find((one) => one.state === state) ?? []);
  const shown = known.find(({ state }) => state === chosen);
  if (known.length < 2 && chosen === undefined) return null;
  return (
    <nav className={styles.states} aria-label={quoteList.byState}>
      <ul>
        <li>
          <Anchor href="/quotes" aria-current={chosen === undefined ? 'page' : undefined}>
            {quoteList.all} <span>{all}</span>
          </Anchor>
        </li>
        {known.map(({ state, count }) => (
          <li key={state}>
            <Anchor href={`/quotes?state=${state}`} aria-current={state === chosen ? 'page' : undefined}>
              {quoting.states[state]} <span>{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      {shown && <p>{quoteList.stateTotal(amount(shown.total))}</p>}
    </nav>
  );
};
