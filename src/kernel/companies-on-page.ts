/** A page shows its reader a company's profile, or companies in a list. */
export interface CompaniesOnPage {
  profile?: number | undefined;
  listed?: readonly number[] | undefined;
}
