import type { Language } from '#kernel/language.ts';
import { type NamedThing, nameIn } from '#kernel/name-in.ts';

interface Service {
  category?: NamedThing | undefined;
}

/** The distinct categories of a company's services; one that cannot be resolved has the name given. */
export const distinctTrades = (services: readonly Service[], other: string): NamedThing[] => [
  ...new Map(services.map(({ category }) => [category?.name ?? other, category ?? { name: other }])).values(),
];

/** What they are called in a language. */
export const joinedCategoryNames = (
  services: readonly Service[],
  other: string,
  language: Language,
): string[] => distinctTrades(services, other).map((trade) => nameIn(language, trade));

/** What a company without a trade yet is called in place of one. */
export const tradesOr = (none: string, trades: readonly string[]): readonly string[] =>
  trades.length > 0 ? trades : [none];
