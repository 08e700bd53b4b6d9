import type { Language } from '#kernel/language.ts';
import { type NamedItem, nameIn } from '#kernel/name-in.ts';

interface Service {
  category?: NamedItem | undefined;
}

/** The distinct categories of a company's services; one that cannot be resolved has the name given. */
export const distinctTrades = (services: readonly Service[], fallbackName: string): NamedItem[] => [
  ...new Map(
    services.map(({ category }) => [category?.name ?? fallbackName, category ?? { name: fallbackName }]),
  ).values(),
];

/** What they are called in a language. */
export const joinedCategoryNames = (
  services: readonly Service[],
  fallbackName: string,
  language: Language,
): string[] => distinctTrades(services, fallbackName).map((trade) => nameIn(language, trade));

/** What a company without a trade yet is called in place of one. */
export const tradesOr = (none: string, trades: readonly string[]): readonly string[] =>
  trades.length > 0 ? trades : [none];
