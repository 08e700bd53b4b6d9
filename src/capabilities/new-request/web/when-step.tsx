import { Field } from '#design/field.tsx';
import { Pair } from '#design/layout.tsx';
import { TextLink } from '#design/text.tsx';
import { TextInput } from '#design/text-input.tsx';
import { timingKinds } from '#requests/rules/requests.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { changeDraft, useRequestDraft } from './draft.ts';
import styles from './new-request.module.css';
import { Answers, QuestionBox } from './parts/answers.tsx';
import { budgetHintOf } from './questions.ts';

export const WhenStep = ({ faults }: { faults: Readonly<Record<string, string | undefined>> }) => {
  const { asking, describing } = useStrings();
  const draft = useRequestDraft();
  return (
    <>
      <Answers
        legend={describing.timing}
        options={timingKinds.map((value) => ({ value, label: asking.timings[value] }))}
        chosen={draft.timing ? [draft.timing] : []}
        onChange={([timing = null]) => changeDraft({ timing })}
        error={draft.timing === 'date' ? undefined : faults['timing']}
      />
      {draft.timing === 'date' && (
        <QuestionBox>
          <Field label={describing.day} error={faults['timing']}>
            <TextInput
              type="date"
              value={draft.timingDate}
              onChange={({ currentTarget: { value } }) => changeDraft({ timingDate: value })}
            />
          </Field>
        </QuestionBox>
      )}
      <fieldset className={styles.budget}>
        <legend>{describing.budget}</legend>
        <Pair>
          <Field label={describing.budgetFrom} mark={asking.optional} error={faults['budget']}>
            <TextInput
              inputMode="decimal"
              value={draft.budgetMin}
              onChange={({ currentTarget: { value } }) => changeDraft({ budgetMin: value })}
            />
          </Field>
          <Field label={describing.budgetTo} mark={asking.optional}>
            <TextInput
              inputMode="decimal"
              value={draft.budgetMax}
              onChange={({ currentTarget: { value } }) => changeDraft({ budgetMax: value })}
            />
          </Field>
        </Pair>
        <p className={styles.fine}>
          {describing.budgetSeen} <TextLink href="/prices">{describing.whatJobsCost}</TextLink>
        </p>
        {draft.categoryId !== null && <BudgetHint category={draft.categoryId} />}
      </fieldset>
    </>
  );
};

const BudgetHint = ({ category }: { category: number }) => {
  const { describing } = useStrings();
  const format = useFormat();
  const { answer } = useOutcome(budgetHintOf(category));
  if (!answer || answer.count === null || answer.low === null || answer.high === null) return null;
  return (
    <p className={styles.hint}>
      {describing.budgetHint(
        format.number(answer.count),
        format.euros(Number(answer.low)),
        format.euros(Number(answer.high)),
      )}
    </p>
  );
};
