import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { MOST_SLOTS } from '#visits/rules/visits.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './slot-rows.module.css';
import { type ChosenTime, startOf, useTimeWords } from './times.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 480];

interface SlotRowsProps {
  chosen: readonly ChosenTime[];
  onChange: (chosen: readonly ChosenTime[]) => void;
  /** What a time is that is added here. */
  next: () => ChosenTime;
}

/** Up to three times, each said in words and changed by fields. */
export const SlotRows = ({ chosen, onChange, next }: SlotRowsProps) => {
  const { visiting } = useStrings();
  const [open, setOpen] = useState<number | null>(null);
  const add = () => {
    setOpen(chosen.length);
    onChange([...chosen, next()]);
  };
  const remove = (at: number) => {
    setOpen(null);
    onChange(chosen.toSpliced(at, 1));
  };
  return (
    <div className={styles.all}>
      {chosen.length === 0 && <p className={styles.none}>{visiting.noTimes}</p>}
      <ol className={styles.rows} aria-label={visiting.timesLabel}>
        {chosen.map((one, at) => (
          <li key={at}>
            <Row
              one={one}
              nth={at + 1}
              isOpen={open === at}
              onOpen={(isOpen) => setOpen(isOpen ? at : null)}
              onChange={(changed) => onChange(chosen.with(at, changed))}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {chosen.length < MOST_SLOTS && (
        <Button look="quiet" icon={ownIcons.plus} onClick={add}>
          {visiting.addTime}
        </Button>
      )}
    </div>
  );
};

interface RowProps {
  one: ChosenTime;
  nth: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (changed: ChosenTime) => void;
  onRemove: () => void;
}

const Row = ({ one, nth, isOpen, onOpen, onChange, onRemove }: RowProps) => {
  const { visiting } = useStrings();
  const words = useTimeWords();
  const start = startOf(one);
  const timed = start && { start: start.toISOString(), minutes: one.minutes };
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
        icon={isOpen ? 'check' : ownIcons.pencil}
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
              value={one.day}
              onChange={({ currentTarget: { value } }) => onChange({ ...one, day: value })}
            />
          </Field>
          <Field label={visiting.begins}>
            <TextInput
              type="time"
              step={900}
              value={one.time}
              onChange={({ currentTarget: { value } }) => onChange({ ...one, time: value })}
            />
          </Field>
          <Field label={visiting.lasts}>
            <Select
              value={one.minutes}
              onChange={({ currentTarget: { value } }) => onChange({ ...one, minutes: Number(value) })}
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
