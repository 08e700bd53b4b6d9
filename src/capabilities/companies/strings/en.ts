export const en = {
  companyNotFound: 'Company not found',
} as const;
