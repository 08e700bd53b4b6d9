import { sql } from 'drizzle-orm';
import { latestVersion, questionSetOf, tradeOf } from '#features/requests/core/rules/question-sets.ts';
import { findTrade, tradeWordsOf, wordedQuestions } from '#features/requests/core/server/index.ts';
import {
  findCommune,
  getTradeQuestions,
  hintBudget,
  suggestCompanies,
} from '#features/requests/new-request/contract/choosing.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { readBudgetHint } from './budget-hint.ts';
import { readSuggestions } from './suggestions.ts';

const tradeQuestionsRoute: EndpointRoute = handle(
  getTradeQuestions,
  async ({ query, language, services, refuse }) => {
    const tradeRow = await findTrade(services.db, query.category);
    if (!tradeRow) throw refuse('noSuchTrade');
    const trade = tradeOf(tradeRow.name);
    if (!trade) return { version: null, questions: [], pictures: null, emergencies: [] };
    const version = latestVersion(trade);
    const set = questionSetOf(trade, version);
    const { pictures, firstAid } = tradeWordsOf(trade, language);
    return {
      version,
      questions: wordedQuestions(trade, set, language),
      pictures,
      emergencies: set.emergencies.flatMap((emergency) => {
        const first = firstAid?.[emergency];
        return first === undefined ? [] : [{ answer: emergency, firstAid: first }];
      }),
    };
  },
);

const suggestionsRoute: EndpointRoute = handle(
  suggestCompanies,
  async ({ query, person, services, refuse }) => {
    if (!(await findTrade(services.db, query.category))) throw refuse('noSuchTrade');
    return readSuggestions(services.db, { ...query, person, now: services.clock.now() });
  },
);

const budgetRoute: EndpointRoute = handle(hintBudget, async ({ query, services, refuse }) => {
  if (!(await findTrade(services.db, query.category))) throw refuse('noSuchTrade');
  return readBudgetHint(services.db, query.category);
});

const communeRoute: EndpointRoute = handle(findCommune, async ({ query, services }) => {
  const { rows } = await services.db.execute<{ commune: string | null }>(
    sql`select commune_at(null, ${query.postalCode}) as commune`,
  );
  return { commune: rows[0]?.commune ?? null };
});

export const choosingRoutes: readonly EndpointRoute[] = [
  tradeQuestionsRoute,
  suggestionsRoute,
  budgetRoute,
  communeRoute,
];
