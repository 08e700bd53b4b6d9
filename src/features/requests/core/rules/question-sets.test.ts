import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tradeSynonyms } from '#features/directory/core/rules/trade-synonyms.ts';
import { sentences, type TradeWords } from '#features/requests/core/strings/en/questions.ts';
import { findAnswersFault, hasRequiredAnswer, type QuestionAnswer } from './question-answers.ts';
import {
  latestQuestionSetVersion,
  questionSetOf,
  questionSetsByTrade,
  tradesWithQuestions,
  tradeWithQuestionsOf,
} from './question-sets.ts';
import type { QuestionSet } from './trade-questions.ts';

const versions = tradesWithQuestions.flatMap((trade) =>
  (questionSetsByTrade[trade] as readonly QuestionSet[]).map((set, index) => ({
    trade,
    version: index + 1,
    set,
  })),
);

test(
  'at least fourteen of the directory’s trades have three to seven questions',
  {
    meta: { requirements: ['D3-2.1'] },
  },
  () => {
    expect(tradesWithQuestions.length).toBeGreaterThanOrEqual(14);
    expect(Object.keys(tradeSynonyms).flatMap((name) => tradeWithQuestionsOf(name) ?? [])).toHaveLength(
      tradesWithQuestions.length,
    );
    for (const { set } of versions) {
      expect(set.questions.length).toBeGreaterThanOrEqual(3);
      expect(set.questions.length).toBeLessThanOrEqual(7);
    }
    expect(tradeWithQuestionsOf('Clock making')).toBeNull();
    expect(tradeWithQuestionsOf('Façades & Insulation')).toBe('facades-insulation');
  },
);

test.each(versions)(
  'every question of $trade, version $version, has its words',
  { meta: { requirements: ['D3-2.1'] } },
  ({ trade, set }) => {
    const words: TradeWords = sentences[trade];
    for (const { id, options } of set.questions) {
      expect(words.questions[id]?.label).toBeTruthy();
      expect(options.filter((option) => !words.questions[id]?.options?.[option])).toEqual([]);
    }
    for (const answer of set.emergencies) {
      expect(set.questions[0]?.options).toContain(answer);
      expect(words.firstAid?.[answer]).toBeTruthy();
    }
    expect(words.pictures).toBeTruthy();
  },
);

// A published set stays as it was: a change adds a version there, and a row here.
test('no version that was published has changed', { meta: { requirements: ['D3-2.1'] } }, () => {
  const published = Object.fromEntries(
    versions.map(({ trade, version, set }) => [
      `${trade} ${version}`,
      createHash('sha256').update(JSON.stringify(set)).digest('hex').slice(0, 12),
    ]),
  );
  expect(published).toMatchInlineSnapshot(`
    {
      "carpentry 1": "47efe07c47cd",
      "cleaning 1": "70dd2c4596b6",
      "electrical 1": "f9344e56b803",
      "facades-insulation 1": "73ca25d47949",
      "flooring 1": "5a84ff133bde",
      "general-construction 1": "8bd86a7ff234",
      "heating 1": "6e67e4387fbd",
      "landscaping 1": "7a376ddef0f5",
      "masonry 1": "0488b4fe7060",
      "moving 1": "62c191e48251",
      "painting 1": "1f78871626c9",
      "plumbing 1": "d7e2cee75e77",
      "renovation 1": "e4631e120065",
      "roofing 1": "d26f4f36fa5c",
      "security 1": "8fc0e1c7cac1",
      "solar 1": "4df9ca418d51",
      "tiling 1": "1a6b4a9b67df",
      "windows-doors 1": "4755407a00c9",
    }
  `);
});

describe('answers', () => {
  const roof = questionSetOf('roofing', latestQuestionSetVersion('roofing'));

  test.each<[string, QuestionAnswer[], ReturnType<typeof findAnswersFault>]>([
    [
      'one of each kind',
      [
        { id: 'work', answer: 'whole' },
        { id: 'size', answer: 96.5 },
        { id: 'also', answer: ['insulation', 'gutters'] },
        { id: 'water', answer: true },
        { id: 'access', answer: 'Drive on the left' },
      ],
      null,
    ],
    ['none', [], null],
    ['a question that was not asked', [{ id: 'colour', answer: 'red' }], 'notAsked'],
    ['an option that there is not', [{ id: 'work', answer: 'paint' }], 'wrongAnswer'],
    ['one option twice', [{ id: 'also', answer: ['chimney', 'chimney'] }], 'wrongAnswer'],
    ['no option of several', [{ id: 'also', answer: [] }], 'wrongAnswer'],
    ['a number as words', [{ id: 'size', answer: '96' }], 'wrongAnswer'],
    ['a size below nothing', [{ id: 'size', answer: -1 }], 'wrongAnswer'],
    ['yes as words', [{ id: 'water', answer: 'yes' }], 'wrongAnswer'],
    ['501 characters', [{ id: 'access', answer: 'x'.repeat(501) }], 'wrongAnswer'],
    [
      'a question twice',
      [
        { id: 'water', answer: true },
        { id: 'water', answer: false },
      ],
      'answeredTwice',
    ],
  ])('%s', { meta: { requirements: ['D3-2.1'] } }, (_, answers, fault) => {
    expect(findAnswersFault(roof, answers)).toBe(fault);
  });

  test('what the work is must be said', { meta: { requirements: ['D3-2.1'] } }, () => {
    expect(hasRequiredAnswer(roof, [{ id: 'size', answer: 90 }])).toBe(false);
    expect(hasRequiredAnswer(roof, [{ id: 'work', answer: 'leak' }])).toBe(true);
  });
});
