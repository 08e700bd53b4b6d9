interface Service {
  category?: { name: string } | undefined;
}

/** The distinct categories of a company's services; one that cannot be resolved has the name given. */
export const joinedCategoryNames = (services: readonly Service[], other: string): string[] => [
  ...new Set(services.map(({ category }) => category?.name ?? other)),
];

export const oneDecimal = (value: number): string => value.toFixed(1);
