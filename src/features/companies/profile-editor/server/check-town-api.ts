import { sql } from 'drizzle-orm';
import { checkTown } from '#features/companies/profile-editor/contract/own-company.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

/** Two names are alike if they share this part of their trigrams; 'Troisvierge' and 'Troisvierges' share most. */
const LIKE_ENOUGH = 0.4;

interface Town extends Record<string, unknown> {
  isKnown: boolean;
  commune: string | null;
  meant: string | null;
}

/** Says in which commune a search would find the company by the text it typed. */
export const checkTownRoute: EndpointRoute = handle(
  checkTown,
  async ({ query: { city, postalCode = null }, services: { db } }) => {
    const { rows } = await db.execute<Town>(sql`
    with typed as (select fold_text(btrim(${city})) as name),
    known as (select exists (select from gazetteer g, typed where g.name = typed.name) as is_known)
    select is_known as "isKnown", commune_at(${city}, ${postalCode}) as commune,
      case when not is_known then (select g.place from gazetteer g, typed
        where g.name !~ '^l-[0-9]' and similarity(g.name, typed.name) >= ${LIKE_ENOUGH}
        order by similarity(g.name, typed.name) desc, g.place limit 1) end as meant
    from known`);
    const { isKnown = false, commune = null, meant = null } = rows[0] ?? {};
    return { isKnown, commune, meant };
  },
);
