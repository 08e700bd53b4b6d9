import { sql } from 'drizzle-orm';
import { findCommune, getQuestions, hintBudget, suggestCompanies } from '#new-request/contract/choosing.ts';
import { latestVersion, questionSetOf, tradeOf } from '#requests/rules/question-sets.ts';
import { findTrade, tradeWordsOf, wordedQuestions } from '#requests/server/index.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { readBudgetHint } from './budget-hint.ts';
import { readSuggestions } from './suggestions.ts';

const questions: Route = answer(getQuestions, async ({ query, language, tools, refuse }) => {
  const found = await findTrade(tools.db, query.category);
  if (!found) throw refuse('noSuchTrade');
  const trade = tradeOf(found.name);
  if (!trade) return { version: null, questions: [], pictures: null, emergencies: [] };
  const version = latestVersion(trade);
  const set = questionSetOf(trade, version);
  const { pictures, firstAid } = tradeWordsOf(trade, language);
  return {
    version,
    questions: wordedQuestions(trade, set, language),
    pictures,
    emergencies: set.emergencies.flatMap((given) => {
      const first = firstAid?.[given];
      return first === undefined ? [] : [{ answer: given, firstAid: first }];
    }),
  };
});

const suggestions: Route = answer(suggestCompanies, async ({ query, person, tools, refuse }) => {
  if (!(await findTrade(tools.db, query.category))) throw refuse('noSuchTrade');
  return readSuggestions(tools.db, { ...query, person, now: tools.clock.now() });
});

const budget: Route = answer(hintBudget, async ({ query, tools, refuse }) => {
  if (!(await findTrade(tools.db, query.category))) throw refuse('noSuchTrade');
  return readBudgetHint(tools.db, query.category);
});

const commune: Route = answer(findCommune, async ({ query, tools }) => {
  const { rows } = await tools.db.execute<{ commune: string | null }>(
    sql`select commune_at(null, ${query.postalCode}) as commune`,
  );
  return { commune: rows[0]?.commune ?? null };
});

export const choosingRoutes: readonly Route[] = [questions, suggestions, budget, commune];
