import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Select } from '#design/select.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { TextInput } from '#design/text-input.tsx';
import { MAX_VISIT_SLOTS } from '#features/requests/visits/rules/visits.ts';
import { useStrings } from '#web/strings.tsx';
import { type ChosenTimeValues, startOfChosenTime, useVisitTimeText } from './chosen-time.ts';
import styles from './slot-rows.module.css';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 480];

interface SlotRowsProps {
  times: readonly ChosenTimeValues[];
  onChange: (times: readonly ChosenTimeValues[]) => void;
  /** It makes the time of a new row. */
  next: () => ChosenTimeValues;
}

/** Each of up to three times is a text whose fields open to change it. */
export const SlotRows = ({ times, onChange, next }: SlotRowsProps) => {
  const { visiting } = useStrings();
  const [open, setOpen] = useState<number | null>(null);
  const add = () => {
    setOpen(times.length);
    onChange([...times, next()]);
  };
  const remove = (index: number) => {
    setOpen(null);
    onChange(times.toSpliced(index, 1));
  };
  return (
    <div className={styles.all}>
      {times.length === 0 && <p className={styles.none}>{visiting.noTimes}</p>}
      <ol className={styles.rows} aria-label={visiting.timesLabel}>
        {times.map((time, index) => (
          <li key={index}>
            <Row
              time={time}
              nth={index + 1}
              isOpen={open === index}
              onOpen={(isOpen) => setOpen(isOpen ? index : null)}
              onChange={(changedTime) => onChange(times.with(index, changedTime))}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {times.length < MAX_VISIT_SLOTS && (
        <Button variant="quiet" icon={signedInIcons.plus} onClick={add}>
          {visiting.addTime}
        </Button>
      )}
    </div>
  );
};

interface RowProps {
  time: ChosenTimeValues;
  nth: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (changedTime: ChosenTimeValues) => void;
  onRemove: () => void;
}

const Row = ({ time, nth, isOpen, onOpen, onChange, onRemove }: RowProps) => {
  const { visiting } = useStrings();
  const words = useVisitTimeText();
  const start = startOfChosenTime(time);
  const timed = start && { start: start.toISOString(), minutes: time.minutes };
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {nth}
      </span>
      <span className={styles.said}>
        <b>{timed ? words.day(timed) : visiting.timeNumber(nth)}</b>
        <small>{timed && words.rangeFor(timed)}</small>
      </span>
      <IconButton
        icon={isOpen ? 'check' : signedInIcons.pencil}
        label={isOpen ? visiting.done : visiting.changeTime(nth)}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      />
      <IconButton icon="cross" label={visiting.removeTime(nth)} onClick={onRemove} />
      {isOpen && (
        <div className={styles.fields}>
          <Field label={visiting.day}>
            <TextInput
              type="date"
              value={time.day}
              onChange={({ currentTarget: { value } }) => onChange({ ...time, day: value })}
            />
          </Field>
          <Field label={visiting.begins}>
            <TextInput
              type="time"
              step={900}
              value={time.time}
              onChange={({ currentTarget: { value } }) => onChange({ ...time, time: value })}
            />
          </Field>
          <Field label={visiting.lasts}>
            <Select
              value={time.minutes}
              onChange={({ currentTarget: { value } }) => onChange({ ...time, minutes: Number(value) })}
            >
              {LENGTHS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {visiting.minutes(minutes)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </>
  );
};
