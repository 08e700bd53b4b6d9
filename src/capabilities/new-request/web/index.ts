export { communesQuery, suggestionsQuery } from './questions.ts';
