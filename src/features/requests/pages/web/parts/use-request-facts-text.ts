import type { ListedInvitation } from '#features/requests/core/contract/shapes.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';

const CENTS = 2;

/** Says in one line who asks, where, and for what, as a company reads it. */
export const useRequestFactsText = () => {
  const { companyRequests: words } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const euros = (amount: string) => format.moneyAsGiven(parseDecimalOrThrow(amount, CENTS));
  const budgetText = ({ budget }: ListedInvitation['request']) =>
    budget &&
    (budget.min === budget.max ? euros(budget.min) : words.budget(euros(budget.min), euros(budget.max)));
  const timingText = ({ timing }: ListedInvitation['request']) => {
    if (timing === null) return null;
    if (timing.kind !== 'date') return words.timings[timing.kind];
    return timing.date && words.fromDay(format.weekday(timing.date));
  };
  return ({ client, request }: ListedInvitation): string => {
    const { category, commune, communeNames, postalCode, distanceKm } = request;
    const town = [postalCode, names.of({ name: commune, names: communeNames })].filter(Boolean).join(' ');
    const who = [client?.name, town, distanceKm !== null && words.distance(distanceKm)];
    const what = [names.of(category), budgetText(request), timingText(request)];
    return [who, what].map((facts) => facts.filter(Boolean).join(', ')).join(' · ');
  };
};
