export { communesQuery, companySuggestionsQuery } from './queries.ts';
