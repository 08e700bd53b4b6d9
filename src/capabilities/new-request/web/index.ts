export { communesQuestion, suggestionsFor } from './questions.ts';
