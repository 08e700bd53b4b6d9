/** What a search has for comparing; it comes once the page stands, since it needs the script anyway. */
export { ChosenBar } from '#features/folders/core/web/index.ts';
export { CompareTick } from './compare-tick.tsx';
