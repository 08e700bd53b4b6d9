import { type CompanyDetails, companyDetails } from '#features/companies/core/contract/details.ts';
import { readBusinessHours } from '#features/companies/core/rules/companies.ts';
import { companyProfiles as c } from './tables.ts';

type DetailName = keyof CompanyDetails;

const names = Object.keys(companyDetails.shape) as DetailName[];

/** The columns of a company's details, read together under one name. */
export const detailColumns = Object.fromEntries(names.map((name) => [name, c[name]])) as Pick<
  typeof c,
  DetailName
>;

/** Picks the details out of a row that was read with other columns. */
export const pickDetails = (row: DetailRow): DetailRow =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as DetailRow;

type DetailRow = Pick<typeof c.$inferSelect, DetailName>;

export const presentDetails = ({ businessHours, ...row }: DetailRow): CompanyDetails => ({
  ...row,
  businessHours: readBusinessHours(businessHours),
});

/** Shows everybody the same; without the company's consent neither phone nor email. */
export const presentPublicDetails = (
  row: DetailRow,
  { isContactPublic }: Pick<typeof c.$inferSelect, 'isContactPublic'>,
): CompanyDetails => ({
  ...presentDetails(row),
  ...(!isContactPublic && { phoneNumber: null, email: null }),
});
