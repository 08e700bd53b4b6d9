/** Both parties as they were when it was issued: later changes do not change it. */
export interface Buyer {
  name: string;
  address: string | null;
  vatNumber: string | null;
}

export interface Seller {
  name: string | null;
  address: string | null;
  registration: string | null;
  vat: string | null;
}

/** Numbers of a year, counted from one: 2026-0001. */
export const invoiceNumber = (year: number, place: number): string =>
  `${year}-${String(place).padStart(4, '0')}`;
