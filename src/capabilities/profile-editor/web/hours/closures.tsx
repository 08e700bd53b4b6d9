import { nextLeaves } from '#companies/rules/collective-leave.ts';
import type { Period } from '#companies/rules/opening-hours.ts';
import { Button } from '#design/button.tsx';
import { FieldError } from '#design/field-error.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { VisuallyHidden } from '#design/text.tsx';
import { TextInput } from '#design/text-input.tsx';
import { dayOf, noonOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import styles from './hours.module.css';

interface ClosuresProps {
  closures: readonly Period[];
  errorOf: (closure: Period) => string | undefined;
  onChange: (closures: Period[]) => void;
}

const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;

/** When the company is away, with the trade's own leave to be taken over. */
export const Closures = ({ closures, errorOf, onChange }: ClosuresProps) => {
  const { editor } = useStrings();
  const change = (at: number, part: Partial<Period>) =>
    onChange(closures.map((closure, place) => (place === at ? { ...closure, ...part } : closure)));
  return (
    <Stack gap={3}>
      <div>
        <h3 className={styles.title}>{editor.away}</h3>
        <p className={styles.hint}>{editor.awayHint}</p>
      </div>
      {closures.map((closure, at) => (
        <div key={at}>
          <div className={styles.span}>
            <TextInput
              type="date"
              aria-label={editor.awayFrom(at + 1)}
              value={closure.from}
              onChange={({ target }) => target.value && change(at, { from: target.value })}
            />
            <span aria-hidden="true">–</span>
            <TextInput
              type="date"
              aria-label={editor.awayTo(at + 1)}
              value={closure.to}
              onChange={({ target }) => target.value && change(at, { to: target.value })}
            />
            <IconButton
              icon="cross"
              label={editor.removeAway(at + 1)}
              onClick={() => onChange(closures.filter((_, place) => place !== at))}
            />
          </div>
          <FieldError id={`away-${at}-error`}>{errorOf(closure)}</FieldError>
        </div>
      ))}
      <Suggestions closures={closures} onAdd={(closure) => onChange([...closures, closure])} />
    </Stack>
  );
};

/** What the agreements of the trades have next, as far as it is not there yet, and a day to begin with. */
const Suggestions = ({
  closures,
  onAdd,
}: Pick<ClosuresProps, 'closures'> & { onAdd: (it: Period) => void }) => {
  const format = useFormat();
  const { editor, profile } = useStrings();
  const now = useNow();
  if (!now) return null;
  const today = dayOf(now);
  const fresh = { from: today, to: today };
  return (
    <>
      {!closures.some((it) => isSame(it, fresh)) && (
        <Row>
          <Button size="small" icon={ownIcons.plus} onClick={() => onAdd(fresh)}>
            {editor.addAway}
          </Button>
        </Row>
      )}
      <ul className={styles.suggestions} aria-label={editor.tradeLeave}>
        {nextLeaves(today)
          .filter((leave) => !closures.some((it) => isSame(it, leave)))
          .map(({ trade, season, from, to }) => (
            <li key={`${trade} ${season}`}>
              <button type="button" className={styles.suggestion} onClick={() => onAdd({ from, to })}>
                <b>{editor.leave[`${trade} ${season}`]}</b>{' '}
                {profile.fromTo(format.shortDate(noonOf(from)), format.shortDate(noonOf(to)))}
                <VisuallyHidden> {editor.takeOver}</VisuallyHidden>
              </button>
            </li>
          ))}
      </ul>
    </>
  );
};
