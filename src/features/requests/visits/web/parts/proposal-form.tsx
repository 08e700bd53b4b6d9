import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Panel } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { MAX_VISIT_NOTE_LENGTH } from '#features/requests/visits/contract/fields.ts';
import { MAX_VISIT_SLOTS } from '#features/requests/visits/rules/visits.ts';
import { visitCalendarQuery } from '#features/requests/visits/web/queries.ts';
import { dayOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { type ChosenTimeValues, MINUTES_PER_HOUR, startOfChosenTime } from './chosen-time.ts';
import styles from './proposal-form.module.css';
import { SlotRows } from './slot-rows.tsx';
import { nextWorkingDay, VisitWeekCalendar } from './visit-week-calendar.tsx';

export interface ProposalFormValues {
  slots: { start: string; minutes: number }[];
  text: string;
}

interface ProposalFormProps {
  /** This member's calendar is shown; without one, the client’s own. */
  memberId: number | null;
  action: string;
  hint: string;
  isBusy: boolean;
  children?: ReactNode;
  /** It stands beside the form and shows what the other side will read. */
  renderPreview?: (proposed: ProposalFormValues) => ReactNode;
  onPropose: (proposed: ProposalFormValues) => void;
}

const MORNING = '08:00';

/** Up to three times can be proposed, chosen in the calendar among the agreed visits. */
export const ProposalForm = (props: ProposalFormProps) => {
  const { memberId, action, hint, isBusy, children, renderPreview, onPropose } = props;
  const { visiting } = useStrings();
  const { days, visits } = useSuspenseQuery(visitCalendarQuery).data;
  const [chosenTimes, setChosenTimes] = useState<readonly ChosenTimeValues[]>([]);
  const [text, setText] = useState('');
  const takenVisits = visits.filter(({ member }) => memberId === null || member.id === memberId);
  const slots = chosenTimes.flatMap((time) => {
    const start = startOfChosenTime(time);
    return start ? [{ start: start.toISOString(), minutes: time.minutes }] : [];
  });
  const next = (): ChosenTimeValues => ({
    day: nextWorkingDay(days, chosenTimes.at(-1)?.day ?? dayOf(new Date())),
    time: MORNING,
    minutes: MINUTES_PER_HOUR,
  });
  return (
    <>
      <Panel>
        <VisitWeekCalendar
          days={days}
          takenVisits={takenVisits}
          times={chosenTimes}
          onPick={
            chosenTimes.length < MAX_VISIT_SLOTS ? (time) => setChosenTimes([...chosenTimes, time]) : null
          }
        />
        <SlotRows times={chosenTimes} onChange={setChosenTimes} next={next} />
        <div className={styles.foot}>
          {children}
          <Field label={visiting.word} mark={visiting.optional}>
            <TextInput
              maxLength={MAX_VISIT_NOTE_LENGTH}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
          </Field>
          <Button
            variant="primary"
            wide
            busy={isBusy}
            disabled={slots.length === 0}
            onClick={() => onPropose({ slots, text })}
          >
            {action}
          </Button>
          <p className={styles.hint}>{hint}</p>
        </div>
      </Panel>
      {renderPreview?.({ slots, text })}
    </>
  );
};
