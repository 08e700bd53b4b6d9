export const en = {
  noCompany: 'No company belongs to this account.',
  notInPlan: 'Your plan does not show these figures.',
  columns: ['Company', 'Day', 'Views', 'Views before', 'Impressions', 'Messages', 'Reviews'],
  fileName: (days: number, until: string) => `giewel-figures-${days}-days-to-${until}.csv`,
};
