import { useId } from 'react';
import { FieldError } from '#design/field-error.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Select } from '#design/select.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { TextInput } from '#design/text-input.tsx';
import {
  type OpeningSpanTexts,
  type DayHours,
  MAX_SPANS_PER_DAY,
  USUAL_OPENING_SPAN,
} from '#features/companies/core/rules/opening-hours-editing.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './hours.module.css';

interface DayRowProps {
  label: string;
  day: DayHours;
  error: string | undefined;
  onChange: (day: DayHours) => void;
}

type State = 'unsaid' | 'closed' | 'open' | 'words';

const stateOf = (day: DayHours): State => {
  if (day === null) return 'unsaid';
  if (day === 'closed') return 'closed';
  return 'text' in day ? 'words' : 'open';
};

export const DayHoursRow = ({ label, day, error, onChange }: DayRowProps) => {
  const { editor } = useStrings();
  const errorId = useId();
  const state = stateOf(day);
  const choose = (next: string) => {
    if (next === 'open') onChange({ spans: [USUAL_OPENING_SPAN] });
    else onChange(next === 'closed' ? 'closed' : null);
  };
  return (
    <li className={styles.day}>
      <span className={styles.name}>{label}</span>
      <Select
        size="small"
        aria-label={editor.stateOf(label)}
        value={state}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="unsaid">{editor.notStated}</option>
        <option value="open">{editor.open}</option>
        <option value="closed">{editor.closed}</option>
        {state === 'words' && <option value="words">{editor.ownWords}</option>}
      </Select>
      {day !== null && day !== 'closed' && (
        <div className={styles.spans}>
          {'text' in day ? day.text : <Spans label={label} spans={day.spans} onChange={onChange} />}
        </div>
      )}
      <div className={styles.fault}>
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </li>
  );
};

interface SpansProps {
  label: string;
  spans: readonly OpeningSpanTexts[];
  onChange: (day: DayHours) => void;
}

const Spans = ({ label, spans, onChange }: SpansProps) => {
  const { editor } = useStrings();
  const change = (index: number, part: Partial<OpeningSpanTexts>) =>
    onChange({ spans: spans.map((span, place) => (place === index ? { ...span, ...part } : span)) });
  return (
    <>
      {spans.map((span, index) => (
        <div key={index} className={styles.span}>
          <TextInput
            type="time"
            aria-label={editor.from(label, index + 1)}
            value={span.from}
            onChange={({ target }) => change(index, { from: target.value })}
          />
          <span aria-hidden="true">–</span>
          <TextInput
            type="time"
            aria-label={editor.to(label, index + 1)}
            value={span.to}
            onChange={({ target }) => change(index, { to: target.value })}
          />
          {spans.length > 1 && (
            <IconButton
              icon="cross"
              label={editor.removeSpan(label, index + 1)}
              onClick={() => onChange({ spans: spans.filter((_, place) => place !== index) })}
            />
          )}
        </div>
      ))}
      {spans.length < MAX_SPANS_PER_DAY && (
        <IconButton
          icon={signedInIcons.plus}
          label={editor.addSpanOf(label)}
          title={editor.addSpan}
          onClick={() => onChange({ spans: [...spans, { from: '', to: '' }] })}
        />
      )}
    </>
  );
};
