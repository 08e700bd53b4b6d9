/** A page shows its reader a company's profile, or companies in a list. */
export interface ViewedCompanies {
  profile?: number | undefined;
  listed?: readonly number[] | undefined;
}
