/** Where a company asks for what nobody buys by a press: a banner, its account manager. */
export const COMPANY_CONTACT_PATH = '/contact?topic=company';
