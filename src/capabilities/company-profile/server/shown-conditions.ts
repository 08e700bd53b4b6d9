import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { companyServices, projectGallery } from '#companies/server/tables.ts';
import { subscriptions } from '#subscriptions/server/tables.ts';

/** As many as the company's plan shows, the first ones; what is beyond them is kept for a larger plan. */
const isAmongFirst = (
  part: typeof companyServices | typeof projectGallery,
  order: SQL,
  shown: typeof subscriptions.shownServices | typeof subscriptions.shownPictures,
  companyId: Placeholder,
): SQL => sql`${part.id} in (
  select id from ${part} where company_id = ${companyId} order by ${order}
  limit (select ${shown} from ${subscriptions} where ${subscriptions.companyId} = ${companyId}))`;

export const isShownService = (companyId: Placeholder) =>
  isAmongFirst(companyServices, sql`id`, subscriptions.shownServices, companyId);

export const isShownPicture = (companyId: Placeholder) =>
  isAmongFirst(projectGallery, sql`place, id`, subscriptions.shownPictures, companyId);
