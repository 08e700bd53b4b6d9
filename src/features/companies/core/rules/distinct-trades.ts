import type { Language } from '#kernel/language.ts';
import { type NamedItem, translatedName } from '#kernel/translated-name.ts';

interface Service {
  category?: NamedItem | undefined;
}

/** Returns the distinct categories of a company's services; an unresolved one gets the fallback name. */
export const distinctTrades = (services: readonly Service[], fallbackName: string): NamedItem[] => [
  ...new Map(
    services.map(({ category }) => [category?.name ?? fallbackName, category ?? { name: fallbackName }]),
  ).values(),
];

export const joinedCategoryNames = (
  services: readonly Service[],
  fallbackName: string,
  language: Language,
): string[] => distinctTrades(services, fallbackName).map((trade) => translatedName(language, trade));

/** A company without a trade yet shows this text in place of one. */
export const tradesOrFallback = (none: string, trades: readonly string[]): readonly string[] =>
  trades.length > 0 ? trades : [none];
