/** The receipt stores both parties as of its issue: later changes do not change it. */
export interface ReceiptBuyer {
  name: string;
  address: string | null;
  vatNumber: string | null;
}

/** A company's invoices go to this address. */
export interface BillingAddress {
  name: string;
  street: string;
  postalCode: string;
  city: string;
}

/** The law demands all of it on an invoice. */
export const isCompleteAddress = (address: BillingAddress): boolean =>
  Object.values(address).every((line: string) => line !== '');

export interface ReceiptSeller {
  name: string | null;
  address: string | null;
  registration: string | null;
  vat: string | null;
}

/** Numbers count within a year, from one: 2026-0001. */
export const formatInvoiceNumber = (year: number, place: number): string =>
  `${year}-${String(place).padStart(4, '0')}`;
