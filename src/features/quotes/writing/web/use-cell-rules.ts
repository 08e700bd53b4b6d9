import { createContext, use } from 'react';
import type { CellRules } from '#features/quotes/writing/rules/draft.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';

/** These rules say how the cells of the draft on this page are read. */
const RulesContext = createContext<CellRules>({ language: DEFAULT_LANGUAGE, isChange: false });

export const CellRulesProvider = RulesContext.Provider;

export const useCellRules = (): CellRules => use(RulesContext);
