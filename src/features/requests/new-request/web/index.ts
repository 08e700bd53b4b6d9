export { communesQuery, suggestionsQuery } from './queries.ts';
