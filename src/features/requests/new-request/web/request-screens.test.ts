import { expect, test } from 'vitest';
import { faultsOfScreen, screenOfField, screensOfStep } from './request-screens.ts';
import { requestSteps } from './request-steps.ts';

const roof = ['work', 'covering', 'size', 'water', 'age', 'access'];

test('a phone asks one to three questions at once; postcode and commune are one', () => {
  for (const step of requestSteps)
    for (const fields of screensOfStep(step, roof)) {
      const questions = fields.filter((field) => !['commune', 'budgetMax'].includes(field));
      expect(questions.length).toBeGreaterThan(0);
      expect(questions.length).toBeLessThanOrEqual(3);
    }
  expect(screensOfStep('what', roof)).toEqual([
    ['categoryId', 'answers'],
    ['answers.covering', 'answers.size', 'answers.water'],
    ['answers.age', 'answers.access', 'description'],
  ]);
});

test('before there is a trade, its questions take no screen', () => {
  expect(screensOfStep('what', [])).toEqual([['categoryId', 'answers'], ['description']]);
});

test('each field has its screen, also by the name that the server gives it', () => {
  expect(
    ['answers', 'answers.size', 'answers.age', 'title'].map((f) => screenOfField('what', f, roof)),
  ).toEqual([1, 2, 3, 3]);
  expect(screenOfField('where', 'dwelling.holder', roof)).toBe(2);
  expect(screenOfField('when', 'budget', roof)).toBe(1);
  expect(screenOfField('whom', 'companyIds', roof)).toBe(1);
  expect(screenOfField('what', 'somethingElse', roof)).toBe(1);
});

test('a screen is held back by its own faults alone', () => {
  const faults = { categoryId: 'a', 'answers.size': 'b', description: 'c', title: 'd' };
  const at = (screen: number) => Object.keys(faultsOfScreen(faults, 'what', { screen, questionIds: roof }));
  expect([at(1), at(2), at(3)]).toEqual([['categoryId'], ['answers.size'], ['description', 'title']]);
});
