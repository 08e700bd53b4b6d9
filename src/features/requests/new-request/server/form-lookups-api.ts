import { sql } from 'drizzle-orm';
import {
  latestQuestionSetVersion,
  questionSetOf,
  tradeWithQuestionsOf,
} from '#features/requests/core/rules/question-sets.ts';
import {
  findTrade,
  localizedQuestionsOf,
  tradeQuestionStringsOf,
} from '#features/requests/core/server/index.ts';
import {
  findCommuneByPostalCode,
  getBudgetHint,
  getTradeQuestions,
  suggestCompanies,
} from '#features/requests/new-request/contract/form-lookups.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { readBudgetHint } from './budget-hint.ts';
import { readCompanySuggestions } from './company-suggestions.ts';

const tradeQuestionsRoute: EndpointRoute = handle(
  getTradeQuestions,
  async ({ query, language, services, refuse }) => {
    const tradeRow = await findTrade(services.db, query.category);
    if (!tradeRow) throw refuse('noSuchTrade');
    const trade = tradeWithQuestionsOf(tradeRow.name);
    if (!trade) return { version: null, questions: [], pictures: null, emergencies: [] };
    const version = latestQuestionSetVersion(trade);
    const set = questionSetOf(trade, version);
    const { pictures, firstAid } = tradeQuestionStringsOf(trade, language);
    return {
      version,
      questions: localizedQuestionsOf(trade, set, language),
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
    return readCompanySuggestions(services.db, { ...query, person, now: services.clock.now() });
  },
);

const budgetRoute: EndpointRoute = handle(getBudgetHint, async ({ query, services, refuse }) => {
  if (!(await findTrade(services.db, query.category))) throw refuse('noSuchTrade');
  return readBudgetHint(services.db, query.category);
});

const communeRoute: EndpointRoute = handle(findCommuneByPostalCode, async ({ query, services }) => {
  const { rows } = await services.db.execute<{ commune: string | null }>(
    sql`select commune_at(null, ${query.postalCode}) as commune`,
  );
  return { commune: rows[0]?.commune ?? null };
});

export const formLookupRoutes: readonly EndpointRoute[] = [
  tradeQuestionsRoute,
  suggestionsRoute,
  budgetRoute,
  communeRoute,
];
