import { describe, expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import { findStepFieldFaults, isStepFilled, stepOfField, withoutUnaskedQuestions } from './missing-fields.ts';
import { blankRequestDraft, findBudgetFaults, requestBodyOf, type RequestDraft } from './request-draft.ts';
import { requestSteps } from './request-steps.ts';

const draftWith = (changes: Partial<RequestDraft>): RequestDraft => ({ ...blankRequestDraft, ...changes });
const options = { firstQuestion: 'work', today: '2026-11-28' };
const missingIn = (step: (typeof requestSteps)[number], changes: Partial<RequestDraft>) =>
  findStepFieldFaults(step, draftWith(changes), options);

describe('what a step needs', () => {
  test('is not said of the questions of a trade that was chosen after the press', () => {
    const faults = missingIn('what', { categoryId: 7 });
    expect(faults).toHaveProperty('answers');
    const after = (triedCategory: number | null) =>
      withoutUnaskedQuestions(faults, { triedCategory, categoryId: 7 });
    expect(after(null)).not.toHaveProperty('answers');
    expect(after(null)).toHaveProperty('description');
    expect(after(7)).toEqual(faults);
  });

  test(
    'is all said at once where nothing is filled in',
    {
      meta: { requirements: ['D3-2.1', 'D3-2.2', 'D3-2.3', 'D3-2.4', 'D3-2.5'] },
    },
    () => {
      expect(Object.fromEntries(requestSteps.map((step) => [step, missingIn(step, {})]))).toEqual({
        what: {
          categoryId: 'requests.tradeRequired',
          answers: 'requests.answerRequired',
          description: 'requests.descriptionTooShort',
          title: 'requests.titleTooShort',
        },
        where: {
          postalCode: 'requests.postalCodeInvalid',
          commune: 'requests.communeRequired',
          'dwelling.kind': 'requests.dwellingRequired',
          'dwelling.isMainResidence': 'requests.mainResidenceRequired',
          'dwelling.holder': 'requests.holderRequired',
        },
        files: {},
        when: { timing: 'requests.timingRequired' },
        whom: { companies: 'requests.companiesRequired' },
      });
    },
  );

  test(
    'the first question of the trade is asked for in step 1, not at the end',
    {
      meta: { requirements: ['D3-2.1'] },
    },
    () => {
      const changes = {
        categoryId: 1,
        title: 'A roof',
        description: 'There is a brown stain on the ceiling.',
      };
      expect(missingIn('what', changes)).toEqual({ answers: 'requests.answerRequired' });
      expect(missingIn('what', { ...changes, answers: { work: 'leak' } })).toEqual({});
      expect(findStepFieldFaults('what', draftWith(changes), { ...options, firstQuestion: null })).toEqual(
        {},
      );
    },
  );

  test(
    'a number that is none stops its step, at its question',
    {
      meta: { requirements: ['D3-2.1'] },
    },
    () => {
      const changes = {
        categoryId: 1,
        title: 'A roof',
        description: 'There is a brown stain on the ceiling.',
      };
      const roof = { ...changes, answers: { work: 'leak' }, unclear: { size: '10 %' } };
      expect(missingIn('what', roof)).toEqual({ 'answers.size': 'describing.numberUnclear' });
      expect(stepOfField('answers.size')).toBe('what');
    },
  );

  test('a day that is over is found at its step', () => {
    expect(missingIn('when', { timing: 'date', timingDate: '2026-11-27' })).toEqual({
      timing: 'requests.dayPast',
    });
    expect(missingIn('when', { timing: 'date', timingDate: '2026-11-28' })).toEqual({});
    expect(missingIn('when', { timing: 'date' })).toEqual({ timing: 'requests.dayRequired' });
  });

  test('a step is ticked when something is in it, not when it was passed', () => {
    const filled = (changes: Partial<RequestDraft>) =>
      requestSteps.filter((step) => isStepFilled(step, draftWith(changes), options));
    expect(filled({ categoryId: 1 })).toEqual([]);
    expect(filled({ timing: 'urgent' })).toEqual(['when']);
  });

  test.each([
    ['answers', 'what'],
    ['dwelling.isMainResidence', 'where'],
    ['budget', 'when'],
    ['companyIds', 'whom'],
  ])('what the server misses in %s is found at the step %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});

describe('a budget as people write it', { meta: { requirements: ['D3-2.4'] } }, () => {
  test.each([
    ['3000', '3000'],
    ['3 000', '3000'],
    ['3\u202f000', '3000'],
    ['3.000', '3000'],
    ['3,000', '3000'],
    ['€3000', '3000'],
    ['€ 3.000', '3000'],
    ['3000 €', '3000'],
    ['3000,50', '3000.5'],
    ['3.000,50', '3000.5'],
    ['3,000.50', '3000.5'],
  ])('%j is %s', (input, euros) => {
    const draft = draftWith({ budgetMin: input });
    expect(requestBodyOf(draft).budget).toEqual({ min: euros, max: euros });
    expect(findBudgetFaults(draft)).toEqual({});
  });

  test.each<[Partial<RequestDraft>, object]>([
    [{ budgetMin: 'cheap' }, { budgetMin: 'requests.budgetInvalid' }],
    [{ budgetMin: '3000', budgetMax: 'cheap' }, { budgetMax: 'requests.budgetInvalid' }],
    [{ budgetMax: 'cheap' }, { budgetMax: 'requests.budgetInvalid' }],
    [{ budgetMin: '-5' }, { budgetMin: 'requests.budgetInvalid' }],
    [{ budgetMin: '3000', budgetMax: '2.000' }, { budgetMax: 'requests.budgetUpsideDown' }],
    [{ budgetMin: '0' }, { budgetMin: 'requests.budgetZero' }],
    [{ budgetMax: '0,00' }, { budgetMax: 'requests.budgetZero' }],
    [{ budgetMin: '0', budgetMax: '0' }, { budgetMax: 'requests.budgetZero' }],
    [{ budgetMin: '0', budgetMax: '3000' }, {}],
    [{ budgetMin: 'cheap', isBudgetUnknown: true }, {}],
    [{}, {}],
  ])('what is wrong in %j stands at its own field', (changes, faults) => {
    expect(findBudgetFaults(draftWith(changes))).toEqual(faults);
  });
});

test.each(languages)('in %s the button of a draft without companies counts none', (language) => {
  expect(stringsOf(language).describing.send(0)).not.toMatch(/\d/);
});
