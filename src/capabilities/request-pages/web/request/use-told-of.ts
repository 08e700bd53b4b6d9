import type { Request } from '#requests/contract/shapes.ts';
import type { Told } from '#requests/web/index.ts';
import { answersTold, budgetInWords, dwellingInWords, timingInWords } from '#requests/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNames } from '#web/use-names.ts';

/** A request as it was sent, in few words. */
export const useToldOf = (request: Request): Told[] => {
  const { asking } = useStrings();
  const format = useFormat();
  const names = useNames();
  const { category, questions, postalCode, commune, communeNames, dwelling, timing, budget, street } =
    request;
  const town = commune && names.of({ name: commune, names: communeNames });
  return [
    { term: asking.trade, value: category && names.of(category) },
    ...answersTold(questions, asking),
    { term: asking.where, value: [postalCode, town].filter(Boolean).join(' ') || null },
    ...(street ? [{ term: asking.street, value: street }] : []),
    { term: asking.dwellingShort, value: dwellingInWords(dwelling, asking) },
    { term: asking.timingShort, value: timingInWords(timing, asking, format) },
    { term: asking.budgetShort, value: budgetInWords(budget, asking, format) },
  ];
};
