import { useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Notice } from '#design/notice.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { tradesQuestion } from '#directory/web/index.ts';
import { inAlphabet } from '#kernel/alphabet.ts';
import { asTyped, readTypedNumber } from '#kernel/typed-numbers.ts';
import { LONGEST_OF_REQUEST } from '#requests/contract/fields.ts';
import type { AskedQuestion } from '#requests/contract/shapes.ts';
import { type Answer, LARGEST_NUMBER } from '#requests/rules/answers.ts';
import { unitInWords } from '#requests/web/index.ts';
import { useAnswer, useOutcome } from '#web/query.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNames } from '#web/use-names.ts';
import { changeDraft, readDraft, titleOf, useRequestDraft } from './draft.ts';
import { anchorOf } from './lacking.ts';
import styles from './new-request.module.css';
import { Answers, QuestionBox } from './parts/answers.tsx';
import { proposedTitle } from './proposed-title.ts';
import { questionsOf } from './questions.ts';

type Faults = Readonly<Record<string, string | undefined>>;

export const WhatStep = ({ faults }: { faults: Faults }) => {
  const { asking, describing } = useStrings();
  const format = useFormat();
  const names = useNames();
  const draft = useRequestDraft();
  const trades = useAnswer(tradesQuestion);
  const nameOf = (id: number) => {
    const trade = trades.find((one) => one.id === id);
    return trade ? names.of(trade) : '';
  };
  return (
    <>
      <QuestionBox id={anchorOf('categoryId')}>
        <Field label={asking.trade} error={faults['categoryId']}>
          <Select
            value={draft.categoryId ?? ''}
            onChange={({ currentTarget: { value } }) =>
              changeDraft({
                categoryId: value === '' ? null : Number(value),
                answers: {},
                unclear: {},
                proposedTitle: nameOf(Number(value)),
                companies: [],
              })
            }
          >
            <option value="">{describing.chooseTrade}</option>
            {inAlphabet(names.language, trades).map((trade) => (
              <option key={trade.id} value={trade.id}>
                {names.of(trade)}
              </option>
            ))}
          </Select>
        </Field>
      </QuestionBox>
      {draft.categoryId !== null && (
        <TradeQuestions key={draft.categoryId} category={draft.categoryId} faults={faults} />
      )}
      <QuestionBox id={anchorOf('description')}>
        <Field
          label={describing.describe}
          hint={`${describing.describeHint} ${describing.charactersOf(format.number(draft.description.length), format.number(LONGEST_OF_REQUEST.description))}`}
          error={faults['description']}
        >
          <TextArea
            rows={5}
            value={draft.description}
            maxLength={LONGEST_OF_REQUEST.description}
            onChange={({ currentTarget: { value } }) => changeDraft({ description: value })}
          />
        </Field>
      </QuestionBox>
      <Title error={faults['title']} />
    </>
  );
};

const TradeQuestions = ({ category, faults }: { category: number; faults: Faults }) => {
  const { asking, describing } = useStrings();
  const { answers } = useRequestDraft();
  const { answer } = useOutcome(questionsOf(category));
  const asked = answer?.questions ?? [];
  const give = (id: string, given: Answer | null) => {
    const { [id]: _, ...rest } = readDraft().answers;
    const next = given === null ? rest : { ...rest, [id]: given };
    changeDraft({ answers: next, proposedTitle: proposedTitle(asked, next, describing.proposed, asking) });
  };
  const [first] = asked;
  const emergency = answer?.emergencies.find((one) => first && one.answer === answers[first.id]);
  return (
    <>
      {asked.map((question, at) => (
        <OneQuestion
          key={question.id}
          question={question}
          given={answers[question.id]}
          onGive={(given) => give(question.id, given)}
          isNeeded={at === 0}
          error={faults[at === 0 ? 'answers' : `answers.${question.id}`]}
        />
      ))}
      {emergency && <Notice role="alert" title={describing.firstAid} text={emergency.firstAid} />}
    </>
  );
};

interface OneQuestionProps {
  question: AskedQuestion;
  given: Answer | undefined;
  onGive: (given: Answer | null) => void;
  /** The first says what is to be done; the others may stay open. */
  isNeeded: boolean;
  error: string | undefined;
}

const OneQuestion = ({ question, given, onGive, isNeeded, error }: OneQuestionProps) => {
  const { asking } = useStrings();
  const anchor = isNeeded ? { id: anchorOf('answers') } : { mark: asking.optional };
  const { kind, label, note, options } = question;
  if (kind === 'choice' || kind === 'several') {
    const chosen = Array.isArray(given) ? given : typeof given === 'string' ? [given] : [];
    return (
      <Answers
        {...anchor}
        legend={label}
        note={note}
        several={kind === 'several'}
        options={options.map((option) => ({ value: option.id, label: option.label }))}
        chosen={chosen}
        onChange={(next) => onGive(kind === 'choice' ? (next[0] ?? null) : next.length > 0 ? next : null)}
        error={error}
      />
    );
  }
  if (kind === 'yes-no')
    return (
      <Answers
        {...anchor}
        legend={label}
        note={note}
        options={[
          { value: 'yes', label: asking.yes },
          { value: 'no', label: asking.no },
        ]}
        chosen={given === undefined ? [] : [given === true ? 'yes' : 'no']}
        onChange={([value]) => onGive(value === 'yes')}
      />
    );
  if (kind === 'number')
    return <NumberQuestion question={question} given={given} onGive={onGive} error={error} />;
  return (
    <QuestionBox>
      <Field label={label} mark={asking.optional} hint={note}>
        <TextArea
          rows={1}
          maxLength={LONGEST_OF_REQUEST.reason}
          value={typeof given === 'string' ? given : ''}
          onChange={({ currentTarget: { value } }) => onGive(value === '' ? null : value)}
        />
      </Field>
    </QuestionBox>
  );
};

/** As many decimals as a size is measured in. */
const PLACES = 3;

type NumberQuestionProps = Pick<OneQuestionProps, 'question' | 'given' | 'onGive' | 'error'>;

const NumberQuestion = ({ question, given, onGive, error }: NumberQuestionProps) => {
  const { id, label, note, unit } = question;
  const { asking, describing } = useStrings();
  const { language } = useStringsSource();
  const [text, setText] = useState(
    () =>
      readDraft().unclear[id] ??
      (typeof given === 'number' ? asTyped(String(given), language, 'quantity') : ''),
  );
  const [isLeft, setIsLeft] = useState(false);
  const numberIn = (typed: string): number | null => {
    const read = Number(readTypedNumber(typed, { kind: 'quantity', places: PLACES, language }));
    return read > 0 && read <= LARGEST_NUMBER ? read : null;
  };
  const isUnclear = (typed: string) => typed.trim() !== '' && numberIn(typed) === null;
  const write = (typed: string) => {
    setText(typed);
    const { [id]: _, ...others } = readDraft().unclear;
    changeDraft({ unclear: isUnclear(typed) ? { ...others, [id]: typed } : others });
    onGive(numberIn(typed));
  };
  return (
    <QuestionBox id={anchorOf(`answers.${id}`)}>
      <Field
        label={label}
        mark={asking.optional}
        hint={note}
        error={error ?? (isLeft && isUnclear(text) ? describing.numberUnclear : undefined)}
      >
        <span className={styles.unit}>
          <TextInput
            inputMode="decimal"
            value={text}
            onBlur={() => setIsLeft(true)}
            onChange={({ currentTarget: { value } }) => write(value)}
          />
          <span>{unitInWords(unit, asking)}</span>
        </span>
      </Field>
    </QuestionBox>
  );
};

const Title = ({ error }: { error: string | undefined }) => {
  const { describing } = useStrings();
  const draft = useRequestDraft();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isShown = isOpen || draft.title !== '' || error !== undefined;
  if (titleOf(draft) === '' && !isShown) return null;
  if (isShown)
    return (
      <QuestionBox id={anchorOf('title')}>
        <Field label={describing.title} error={error}>
          <TextInput
            id={id}
            maxLength={LONGEST_OF_REQUEST.title}
            value={draft.title}
            placeholder={draft.proposedTitle}
            onChange={({ currentTarget: { value } }) => changeDraft({ title: value })}
          />
        </Field>
      </QuestionBox>
    );
  return (
    <div className={styles.nameIt}>
      <small>{describing.titleProposed}</small>
      <b>{titleOf(draft)}</b>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          changeDraft({ title: draft.proposedTitle });
          setIsOpen(true);
        }}
      >
        {describing.change}
      </Button>
    </div>
  );
};
