/** Where a company asks for what nobody buys by a press: a banner, its account manager. */
export const ASK_US = '/contact?topic=company';
