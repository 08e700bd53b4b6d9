import type { Request } from '#features/requests/core/contract/shapes.ts';
import {
  answerDefinitionRows,
  budgetInWords,
  dwellingInWords,
  timingInWords,
} from '#features/requests/core/rules/request-in-words.ts';
import type { DefinitionListRowData } from '#features/requests/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';

/** Summarises a request as it was sent. */
export const useRequestDefinitionRows = (request: Request): DefinitionListRowData[] => {
  const { asking } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const { category, questions, postalCode, commune, communeNames, dwelling, timing, budget, street } =
    request;
  const town = commune && names.of({ name: commune, names: communeNames });
  return [
    { term: asking.trade, value: category && names.of(category) },
    ...answerDefinitionRows(questions, asking),
    { term: asking.where, value: [postalCode, town].filter(Boolean).join(' ') || null },
    ...(street ? [{ term: asking.street, value: street }] : []),
    { term: asking.dwellingShort, value: dwellingInWords(dwelling, asking) },
    { term: asking.timingShort, value: timingInWords(timing, asking, format) },
    { term: asking.budgetShort, value: budget && budgetInWords(budget, asking, format) },
  ];
};
