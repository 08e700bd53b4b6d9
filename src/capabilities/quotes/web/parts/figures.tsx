import { Anchor } from '#design/anchor.tsx';
import { StatGrid } from '#design/stat-grid.tsx';
import type { QuoteFigures } from '#quotes/contract/figures.ts';
import { type QuoteState, quoteStates } from '#quotes/rules/quotes.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './figures.module.css';
import { useAmount } from './use-amount.ts';

const HOURS_A_DAY = 24;
const TENTHS = 10;

const below = (note: string) => ({ text: null, note });

/** What a company has sent this year, and what became of it. */
export const Figures = ({ figures: { year } }: { figures: QuoteFigures }) => {
  const { quoting } = useStrings();
  const amount = useAmount();
  const { number } = useFormat();
  const { sent, accepted, acceptedTotal, answered, timed, middleHours } = year;
  const days = middleHours === null ? null : Math.round((middleHours / HOURS_A_DAY) * TENTHS) / TENTHS;
  const none = '–';
  return (
    <StatGrid
      label={quoting.figures}
      stats={[
        { key: 'sent', label: quoting.sentFigure, value: sent, delta: below(quoting.sinceJanuary) },
        {
          key: 'accepted',
          label: quoting.acceptedFigure,
          value: accepted,
          delta: accepted > 0 ? below(quoting.withTax(amount(acceptedTotal))) : undefined,
        },
        {
          key: 'share',
          label: quoting.shareFigure,
          value: answered === 0 ? none : quoting.perCent(Math.round((accepted / answered) * 100)),
          delta: below(quoting.ofAnswered(accepted, answered)),
        },
        {
          key: 'time',
          label: quoting.timeFigure,
          value: days === null ? none : quoting.days(number(days), days),
          delta: timed > 0 ? below(quoting.middleOf(timed)) : undefined,
        },
      ]}
    />
  );
};

interface StatesProps {
  figures: QuoteFigures;
  /** The one that is shown alone. */
  chosen: QuoteState | undefined;
}

/** The list of one state alone, with what it comes to. */
export const States = ({ figures: { states }, chosen }: StatesProps) => {
  const { quoting } = useStrings();
  const amount = useAmount();
  const all = states.reduce((sum, { count }) => sum + count, 0);
  const known = quoteStates.flatMap((state) => states.find((one) => one.state === state) ?? []);
  const shown = known.find(({ state }) => state === chosen);
  if (known.length < 2 && chosen === undefined) return null;
  return (
    <nav className={styles.states} aria-label={quoting.byState}>
      <ul>
        <li>
          <Anchor href="/quotes" aria-current={chosen === undefined ? 'page' : undefined}>
            {quoting.all} <span>{all}</span>
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
      {shown && <p>{quoting.stateTotal(amount(shown.total))}</p>}
    </nav>
  );
};
