import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { TwoColumns } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { TextLink } from '#design/text.tsx';
import { timingKinds } from '#features/requests/core/rules/requests.ts';
import { href } from '#kernel/href.ts';
import { parseTypedDecimal } from '#kernel/typed-numbers.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { useFormat } from '#web/use-format.ts';
import { fieldAnchorId } from './missing-fields.ts';
import styles from './new-request.module.css';
import { AnswerOptions, QuestionBox } from './parts/answer-options.tsx';
import { budgetHintQuery } from './queries.ts';
import { changeDraft, useRequestDraft } from './request-draft.ts';

export const WhenStep = ({ faults }: { faults: Readonly<Record<string, string | undefined>> }) => {
  const { asking, describing } = useStrings();
  const draft = useRequestDraft();
  return (
    <>
      <AnswerOptions
        id={fieldAnchorId('timing')}
        legend={describing.timing}
        options={timingKinds.map((value) => ({ value, label: asking.timings[value] }))}
        values={draft.timing ? [draft.timing] : []}
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
        <TwoColumns>
          <Amount name="budgetMin" label={describing.budgetFrom} error={faults['budgetMin']} />
          <Amount name="budgetMax" label={describing.budgetTo} error={faults['budgetMax']} />
        </TwoColumns>
        <Checkbox
          label={asking.budgetUnknown}
          checked={draft.isBudgetUnknown}
          onChange={({ currentTarget: { checked } }) =>
            changeDraft({ isBudgetUnknown: checked, ...(checked && { budgetMin: '', budgetMax: '' }) })
          }
        />
        <p className={styles.fine}>
          {describing.budgetSeen} <TextLink href={href('/prices')}>{describing.whatJobsCost}</TextLink>
        </p>
        {draft.categoryId !== null && <BudgetHint category={draft.categoryId} />}
      </fieldset>
    </>
  );
};

interface AmountProps {
  name: 'budgetMin' | 'budgetMax';
  label: string;
  error: string | undefined;
}

/** An amount is typed freely. On blur the field shows how it was understood. */
const Amount = ({ name, label, error }: AmountProps) => {
  const { asking } = useStrings();
  const numberFormat = useDecimalFormat();
  const draft = useRequestDraft();
  const [isLeft, setIsLeft] = useState(false);
  const text = draft[name];
  const read = parseTypedDecimal(text, { kind: 'price', places: 2 });
  return (
    <div id={fieldAnchorId(name)} data-leads-to-field="">
      <Field
        label={label}
        mark={asking.optional}
        error={error}
        hint={isLeft && read !== null ? numberFormat.price(read) : undefined}
      >
        <TextInput
          inputMode="decimal"
          value={text}
          onBlur={() => setIsLeft(true)}
          onChange={({ currentTarget: { value } }) => changeDraft({ [name]: value, isBudgetUnknown: false })}
        />
      </Field>
    </div>
  );
};

const BudgetHint = ({ category }: { category: number }) => {
  const { describing } = useStrings();
  const format = useFormat();
  const { data: budgetHint } = useQuery(budgetHintQuery(category));
  if (!budgetHint || budgetHint.count === null || budgetHint.low === null || budgetHint.high === null)
    return null;
  return (
    <p className={styles.hint}>
      {describing.budgetHint(
        format.number(budgetHint.count),
        format.euros(Number(budgetHint.low)),
        format.euros(Number(budgetHint.high)),
      )}
    </p>
  );
};
