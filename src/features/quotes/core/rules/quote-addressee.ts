interface AddressedQuote {
  client: { name: string };
  site: { street: string | null; postalCode: string | null };
  addresseeName: string;
  addresseeAddress: string;
}

/** The paper names the client and where the work is, unless the company has corrected either. */
export const quoteAddresseeOf = (
  { client, site, addresseeName, addresseeAddress }: AddressedQuote,
  commune: string | null,
): { name: string; address: string[] } => ({
  name: addresseeName || client.name,
  address: (addresseeAddress
    ? [addresseeAddress]
    : [site.street, [site.postalCode, commune].filter(Boolean).join(' ')]
  ).filter((line): line is string => Boolean(line)),
});
