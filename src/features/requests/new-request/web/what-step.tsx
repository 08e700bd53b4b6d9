import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Notice } from '#design/notice.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import type { AskedQuestion } from '#features/requests/core/contract/shapes.ts';
import { type AnswerValue, MAX_NUMBER_ANSWER } from '#features/requests/core/rules/question-answers.ts';
import { unitInWords } from '#features/requests/core/rules/request-in-words.ts';
import { sortByName } from '#kernel/sort-by-name.ts';
import { formatTypedNumber, parseTypedDecimal } from '#kernel/typed-numbers.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { fieldAnchorId } from './missing-fields.ts';
import styles from './new-request.module.css';
import { AnswerOptions, QuestionBox } from './parts/answer-options.tsx';
import { StepScreen } from './parts/step-screen.tsx';
import { proposeRequestTitle } from './propose-title.ts';
import { changeDraft, draftTitleOf, readDraft, useRequestDraft } from './request-draft.ts';
import { screenOfField, screensOfStep } from './request-screens.ts';
import { useQuestionsAndEmergencies } from './use-trade-questions.ts';

type Faults = Readonly<Record<string, string | undefined>>;

export const WhatStep = ({ faults, screen: shown }: { faults: Faults; screen: number }) => {
  const { asking, describing } = useStrings();
  const names = useTranslatedNames();
  const draft = useRequestDraft();
  const { questions, emergencies } = useQuestionsAndEmergencies(draft);
  const [first] = questions;
  const emergency = emergencies.find((item) => first && item.answer === draft.answers[first.id]);
  const questionIds = questions.map(({ id }) => id);
  const give = (id: string, answer: AnswerValue | null) => {
    const { [id]: _, ...rest } = readDraft().answers;
    const next = answer === null ? rest : { ...rest, [id]: answer };
    changeDraft({
      answers: next,
      proposedTitle: proposeRequestTitle(questions, next, describing.proposed, asking),
    });
  };
  const trades = useSuspenseQuery(tradeNamesQuery).data;
  const nameOf = (id: number) => {
    const trade = trades.find((item) => item.id === id);
    return trade ? names.of(trade) : '';
  };
  const questionField = (question: AskedQuestion, index: number) => (
    <QuestionField
      key={`${draft.categoryId} ${question.id}`}
      question={question}
      given={draft.answers[question.id]}
      onGive={(answer) => give(question.id, answer)}
      isNeeded={index === 0}
      error={faults[index === 0 ? 'answers' : `answers.${question.id}`]}
    />
  );
  return screensOfStep('what', questionIds).map((fields, index) => (
    <StepScreen key={fields.includes('description') ? 'words' : index} at={index + 1} shown={shown}>
      {index === 0 && (
        <QuestionBox id={fieldAnchorId('categoryId')}>
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
              {sortByName(names.language, trades).map((trade) => (
                <option key={trade.id} value={trade.id}>
                  {names.of(trade)}
                </option>
              ))}
            </Select>
          </Field>
        </QuestionBox>
      )}
      {questions.map((question, place) => {
        const field = place === 0 ? 'answers' : `answers.${question.id}`;
        return screenOfField('what', field, questionIds) === index + 1 && questionField(question, place);
      })}
      {index === 0 && emergency && (
        <Notice role="alert" title={describing.firstAid} text={emergency.firstAid} />
      )}
      {fields.includes('description') && (
        <>
          <Description error={faults['description']} />
          <Title error={faults['title']} />
        </>
      )}
    </StepScreen>
  ));
};

const Description = ({ error }: { error: string | undefined }) => {
  const { describing } = useStrings();
  const format = useFormat();
  const { description } = useRequestDraft();
  const count = describing.charactersOf(
    format.number(description.length),
    format.number(REQUEST_MAX_LENGTHS.description),
  );
  return (
    <QuestionBox id={fieldAnchorId('description')}>
      <Field label={describing.describe} hint={`${describing.describeHint} ${count}`} error={error}>
        <TextArea
          rows={5}
          value={description}
          maxLength={REQUEST_MAX_LENGTHS.description}
          onChange={({ currentTarget: { value } }) => changeDraft({ description: value })}
        />
      </Field>
    </QuestionBox>
  );
};

interface QuestionFieldProps {
  question: AskedQuestion;
  given: AnswerValue | undefined;
  onGive: (answer: AnswerValue | null) => void;
  /** The first question says what work it is; the others may stay open. */
  isNeeded: boolean;
  error: string | undefined;
}

const QuestionField = ({ question, given, onGive, isNeeded, error }: QuestionFieldProps) => {
  const { asking } = useStrings();
  const anchor = isNeeded
    ? { id: fieldAnchorId('answers') }
    : { id: fieldAnchorId(`answers.${question.id}`), mark: asking.optional };
  const { kind, label, note, options } = question;
  if (kind === 'choice' || kind === 'several') {
    const selectedIds = Array.isArray(given) ? given : typeof given === 'string' ? [given] : [];
    return (
      <AnswerOptions
        {...anchor}
        legend={label}
        note={note}
        several={kind === 'several'}
        options={options.map((option) => ({ value: option.id, label: option.label }))}
        values={selectedIds}
        onChange={(next) => onGive(kind === 'choice' ? (next[0] ?? null) : next.length > 0 ? next : null)}
        error={error}
      />
    );
  }
  if (kind === 'yes-no')
    return (
      <AnswerOptions
        {...anchor}
        legend={label}
        note={note}
        options={[
          { value: 'yes', label: asking.yes },
          { value: 'no', label: asking.no },
        ]}
        values={given === undefined ? [] : [given === true ? 'yes' : 'no']}
        onChange={([value]) => onGive(value === 'yes')}
      />
    );
  if (kind === 'number')
    return <NumberField question={question} given={given} onGive={onGive} error={error} />;
  return (
    <QuestionBox id={fieldAnchorId(`answers.${question.id}`)}>
      <Field label={label} mark={asking.optional} hint={note}>
        <TextArea
          rows={1}
          maxLength={REQUEST_MAX_LENGTHS.reason}
          value={typeof given === 'string' ? given : ''}
          onChange={({ currentTarget: { value } }) => onGive(value === '' ? null : value)}
        />
      </Field>
    </QuestionBox>
  );
};

/** A size has so many decimals. */
const PLACES = 3;

type NumberFieldProps = Pick<QuestionFieldProps, 'question' | 'given' | 'onGive' | 'error'>;

const NumberField = ({ question, given, onGive, error }: NumberFieldProps) => {
  const { id, label, note, unit } = question;
  const { asking, describing } = useStrings();
  const { language } = useStringsSource();
  const [text, setText] = useState(
    () =>
      readDraft().unclear[id] ??
      (typeof given === 'number' ? formatTypedNumber(String(given), language, 'quantity') : ''),
  );
  const [isLeft, setIsLeft] = useState(false);
  const numberIn = (input: string): number | null => {
    const read = Number(parseTypedDecimal(input, { kind: 'quantity', places: PLACES, language }));
    return read > 0 && read <= MAX_NUMBER_ANSWER ? read : null;
  };
  const isUnclear = (input: string) => input.trim() !== '' && numberIn(input) === null;
  const write = (input: string) => {
    setText(input);
    const { [id]: _, ...otherUnclear } = readDraft().unclear;
    changeDraft({ unclear: isUnclear(input) ? { ...otherUnclear, [id]: input } : otherUnclear });
    onGive(numberIn(input));
  };
  return (
    <QuestionBox id={fieldAnchorId(`answers.${id}`)}>
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
  if (draftTitleOf(draft) === '' && !isShown) return null;
  if (isShown)
    return (
      <QuestionBox id={fieldAnchorId('title')}>
        <Field label={describing.title} error={error}>
          <TextInput
            id={id}
            maxLength={REQUEST_MAX_LENGTHS.title}
            value={draft.title}
            placeholder={draft.proposedTitle}
            onChange={({ currentTarget: { value } }) => changeDraft({ title: value })}
          />
        </Field>
      </QuestionBox>
    );
  return (
    <div id={fieldAnchorId('title')} className={styles.nameIt}>
      <small>{describing.titleProposed}</small>
      <b>{draftTitleOf(draft)}</b>
      <Button
        variant="quiet"
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
