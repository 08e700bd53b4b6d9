/** What a page puts before its reader's eyes: a company's profile, or companies in a list. */
export interface ShownCompanies {
  profile?: number | undefined;
  listed?: readonly number[] | undefined;
}
