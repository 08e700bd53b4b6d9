import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Panel } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { dayOf } from '#kernel/calendar.ts';
import { LONGEST_VISIT_WORDS } from '#visits/contract/fields.ts';
import { MOST_SLOTS } from '#visits/rules/visits.ts';
import { calendarQuestion } from '#visits/web/questions.ts';
import { useAnswer } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './proposal.module.css';
import { SlotRows } from './slot-rows.tsx';
import { type ChosenTime, HOUR_MINUTES, startOf } from './times.ts';
import { nextWorkingDay, VisitWeek } from './week.tsx';

export interface Proposed {
  slots: { start: string; minutes: number }[];
  text: string;
}

interface ProposalProps {
  /** Whose calendar is shown; a client’s own where there is nobody. */
  memberId: number | null;
  act: string;
  hint: string;
  isBusy: boolean;
  /** Further fields. */
  children?: ReactNode;
  onPropose: (proposed: Proposed) => void;
}

const MORNING = '08:00';

/** Up to three times, chosen over what is in the calendar already. */
export const Proposal = ({ memberId, act, hint, isBusy, children, onPropose }: ProposalProps) => {
  const { visiting } = useStrings();
  const { days, visits } = useAnswer(calendarQuestion);
  const [chosen, setChosen] = useState<readonly ChosenTime[]>([]);
  const [text, setText] = useState('');
  const taken = visits.filter(({ member }) => memberId === null || member.id === memberId);
  const slots = chosen.flatMap((one) => {
    const start = startOf(one);
    return start ? [{ start: start.toISOString(), minutes: one.minutes }] : [];
  });
  const next = (): ChosenTime => ({
    day: nextWorkingDay(days, chosen.at(-1)?.day ?? dayOf(new Date())),
    time: MORNING,
    minutes: HOUR_MINUTES,
  });
  return (
    <Panel>
      <VisitWeek
        days={days}
        taken={taken}
        chosen={chosen}
        onPick={chosen.length < MOST_SLOTS ? (at) => setChosen([...chosen, at]) : null}
      />
      <SlotRows chosen={chosen} onChange={setChosen} next={next} />
      <div className={styles.foot}>
        {children}
        <Field label={visiting.word} mark={visiting.optional}>
          <TextInput
            maxLength={LONGEST_VISIT_WORDS}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        </Field>
        <Button
          look="primary"
          wide
          busy={isBusy}
          disabled={slots.length === 0}
          onClick={() => onPropose({ slots, text })}
        >
          {act}
        </Button>
        <p className={styles.hint}>{hint}</p>
      </div>
    </Panel>
  );
};
