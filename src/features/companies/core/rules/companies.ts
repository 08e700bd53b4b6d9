import type { NamedItem } from '#kernel/translated-name.ts';

/** Maps each day to its hours. Older rows hold the object as JSON text; an unreadable one counts as absent. */
export const parseBusinessHours = (
  storedHours: Record<string, string> | string | null,
): Record<string, string> | null => {
  if (typeof storedHours !== 'string') return storedHours;
  try {
    const parsed: unknown = JSON.parse(storedHours);
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return null;
    return Object.values(parsed).every((hours) => typeof hours === 'string')
      ? (parsed as Record<string, string>)
      : null;
  } catch {
    return null;
  }
};

/** A budget is free text; it is an amount of euros when the text is a number and nothing else. */
export const EURO_AMOUNT_PATTERN = /^[0-9]{1,9}(\.[0-9]{1,2})?$/;

export const budgetInEuros = (budget: string | null): number | null =>
  budget !== null && EURO_AMOUNT_PATTERN.test(budget) ? Number(budget) : null;

interface DescribedService {
  category?: (NamedItem & { description: string }) | undefined;
}

/** Returns each category of the services once, with its description. */
export const distinctCategories = (
  services: readonly DescribedService[],
  fallbackName: string,
): (NamedItem & { description: string })[] => [
  ...new Map(
    services.map(({ category }) => [
      category?.name ?? fallbackName,
      category ?? { name: fallbackName, description: '' },
    ]),
  ).values(),
];
