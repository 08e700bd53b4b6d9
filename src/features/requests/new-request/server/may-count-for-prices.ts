import { type SQL, sql } from 'drizzle-orm';

/**
 * Work counts for public prices if its company is in the directory and verified, and its client has verified an email
 * address or a phone number. Without this, one person with a few new accounts sets the price of a trade.
 */
export const mayCountForPricesSql = (work: { companyId: SQL; clientId: SQL }): SQL => sql`
  exists (select from company_profiles priced_company where priced_company.id = ${work.companyId}
    and priced_company.is_listed and priced_company.is_verified and not priced_company.is_hidden)
  and exists (select from users priced_client where priced_client.id = ${work.clientId}
    and (priced_client.is_email_verified or priced_client.is_phone_verified)
    and not priced_client.is_suspended and priced_client.erased_at is null)`;
