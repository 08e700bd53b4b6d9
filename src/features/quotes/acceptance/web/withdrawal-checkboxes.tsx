import { useEffect, useRef } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { FieldError } from '#design/field-error.tsx';
import { type IsoDay, noonOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './accept.module.css';

export interface WithdrawalChoiceValues {
  beginsAtOnce: boolean;
  acknowledgesLoss: boolean;
}

export const noWithdrawalChoiceValues: WithdrawalChoiceValues = {
  beginsAtOnce: false,
  acknowledgesLoss: false,
};

/** One box alone asks for work nobody has said the price of, or gives up a right for nothing. */
export const isOnlyOneTicked = ({ beginsAtOnce, acknowledgesLoss }: WithdrawalChoiceValues) =>
  beginsAtOnce !== acknowledgesLoss;

interface WithdrawalBoxesProps {
  lastDay: IsoDay;
  isChange: boolean;
  boxes: WithdrawalChoiceValues;
  isLone: boolean;
  onChange: (boxes: WithdrawalChoiceValues) => void;
}

const ERROR_ID = 'both-or-neither';

/** A client who wants the work to begin before the right to withdraw ends must tick both sentences. */
export const WithdrawalCheckboxes = ({
  lastDay,
  isChange,
  boxes,
  isLone,
  onChange,
}: WithdrawalBoxesProps) => {
  const { quoting, signing } = useStrings();
  const format = useFormat();
  const group = useRef<HTMLFieldSetElement>(null);
  const until = quoting.untilEndOf(format.fullDate(noonOf(lastDay)));
  useEffect(() => {
    if (isLone) group.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  }, [isLone]);
  const box = (name: keyof WithdrawalChoiceValues, label: string) => (
    <Checkbox
      checked={boxes[name]}
      onChange={({ currentTarget: { checked } }) => onChange({ ...boxes, [name]: checked })}
      aria-describedby={isLone ? ERROR_ID : undefined}
      aria-invalid={isLone || undefined}
      label={label}
    />
  );
  return (
    <section className={styles.days}>
      <h2>{signing.daysTitle}</h2>
      <p>{isChange ? signing.changeDaysText(until) : signing.daysText(until)}</p>
      <fieldset className={styles.boxes} ref={group}>
        <legend>{signing.beginLegend}</legend>
        <small>{signing.beginHint}</small>
        {box('beginsAtOnce', signing.atOnce)}
        {box('acknowledgesLoss', signing.knowsLoss)}
        <FieldError id={ERROR_ID}>{isLone ? signing.bothOrNeither : null}</FieldError>
      </fieldset>
    </section>
  );
};
