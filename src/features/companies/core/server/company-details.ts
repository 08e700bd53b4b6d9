import {
  type CompanyDetails,
  companyDetailsSchema,
} from '#features/companies/core/contract/company-details.ts';
import { parseBusinessHours } from '#features/companies/core/rules/companies.ts';
import { companyProfiles as c } from './tables.ts';

type DetailName = keyof CompanyDetails;

const names = Object.keys(companyDetailsSchema.shape) as DetailName[];

/** The columns of a company's details, read together under one name. */
export const companyDetailColumns = Object.fromEntries(names.map((name) => [name, c[name]])) as Pick<
  typeof c,
  DetailName
>;

/** Picks the details out of a row that was read with other columns. */
export const pickCompanyDetails = (row: DetailRow): DetailRow =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as DetailRow;

type DetailRow = Pick<typeof c.$inferSelect, DetailName>;

export const presentCompanyDetails = ({ businessHours, ...row }: DetailRow): CompanyDetails => ({
  ...row,
  businessHours: parseBusinessHours(businessHours),
});

/** Shows everybody the same; without the company's consent neither phone nor email. */
export const presentPublicCompanyDetails = (
  row: DetailRow,
  { isContactPublic }: Pick<typeof c.$inferSelect, 'isContactPublic'>,
): CompanyDetails => ({
  ...presentCompanyDetails(row),
  ...(!isContactPublic && { phoneNumber: null, email: null }),
});
