interface Service {
  category?: { name: string } | undefined;
}

/** The distinct categories of a company's services; one that cannot be resolved has the name given. */
export const joinedCategoryNames = (services: readonly Service[], other: string): string[] => [
  ...new Set(services.map(({ category }) => category?.name ?? other)),
];

/** What a company without a trade yet is called in place of one. */
export const tradesOr = (none: string, trades: readonly string[]): readonly string[] =>
  trades.length > 0 ? trades : [none];

export const oneDecimal = (value: number): string => value.toFixed(1);
