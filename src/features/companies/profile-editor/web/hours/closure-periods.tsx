import { Button } from '#design/button.tsx';
import { FieldError } from '#design/field-error.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { TextInput } from '#design/text-input.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { nextCollectiveLeaves } from '#features/companies/core/rules/collective-leave.ts';
import type { DatePeriod } from '#features/companies/core/rules/opening-hours.ts';
import { dayOf, noonOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import styles from './hours.module.css';

interface ClosuresProps {
  closures: readonly DatePeriod[];
  errorOf: (closure: DatePeriod) => string | undefined;
  onChange: (closures: DatePeriod[]) => void;
}

const isSame = (a: DatePeriod, b: DatePeriod) => a.from === b.from && a.to === b.to;

/** Edits when the company is away; the collective leaves of the trades can be added with a press. */
export const ClosurePeriods = ({ closures, errorOf, onChange }: ClosuresProps) => {
  const { editor } = useStrings();
  const change = (index: number, part: Partial<DatePeriod>) =>
    onChange(closures.map((closure, place) => (place === index ? { ...closure, ...part } : closure)));
  return (
    <Stack gap={3}>
      <div>
        <h3 className={styles.title}>{editor.away}</h3>
        <p className={styles.hint}>{editor.awayHint}</p>
      </div>
      {closures.map((closure, index) => (
        <div key={index}>
          <div className={styles.span}>
            <TextInput
              type="date"
              aria-label={editor.awayFrom(index + 1)}
              value={closure.from}
              onChange={({ target }) => target.value && change(index, { from: target.value })}
            />
            <span aria-hidden="true">–</span>
            <TextInput
              type="date"
              aria-label={editor.awayTo(index + 1)}
              value={closure.to}
              onChange={({ target }) => target.value && change(index, { to: target.value })}
            />
            <IconButton
              icon="cross"
              label={editor.removeAway(index + 1)}
              onClick={() => onChange(closures.filter((_, place) => place !== index))}
            />
          </div>
          <FieldError id={`away-${index}-error`}>{errorOf(closure)}</FieldError>
        </div>
      ))}
      <Suggestions closures={closures} onAdd={(closure) => onChange([...closures, closure])} />
    </Stack>
  );
};

/** Suggests the next collective leaves that are not entered yet, and today to begin with. */
const Suggestions = ({
  closures,
  onAdd,
}: Pick<ClosuresProps, 'closures'> & { onAdd: (period: DatePeriod) => void }) => {
  const format = useFormat();
  const { editor, profile } = useStrings();
  const now = useNow();
  if (!now) return null;
  const today = dayOf(now);
  const fresh = { from: today, to: today };
  return (
    <>
      {!closures.some((period) => isSame(period, fresh)) && (
        <Row>
          <Button size="small" icon={signedInIcons.plus} onClick={() => onAdd(fresh)}>
            {editor.addAway}
          </Button>
        </Row>
      )}
      <ul className={styles.suggestions} aria-label={editor.tradeLeave}>
        {nextCollectiveLeaves(today)
          .filter((leave) => !closures.some((period) => isSame(period, leave)))
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
