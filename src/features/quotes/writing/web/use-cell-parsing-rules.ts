import { createContext, use } from 'react';
import type { CellParsingRules } from '#features/quotes/writing/rules/quote-draft.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';

/** These rules say how the cells of the draft on this page are read. */
const RulesContext = createContext<CellParsingRules>({ language: DEFAULT_LANGUAGE, isChange: false });

export const CellParsingRulesProvider = RulesContext.Provider;

export const useCellParsingRules = (): CellParsingRules => use(RulesContext);
