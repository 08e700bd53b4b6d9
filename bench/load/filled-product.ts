import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildQuote, quoteLineRow } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { clusterFolderIn } from '#server/database/embedded/postgres-cluster.ts';
import { type Country, openCountry } from '../country.ts';

const SENDERS = 2_000;
const PROFILES = 200;
const LINES = 30;
/** Written before: nobody's tables of messages are empty. */
const LETTERS = 100_000;

/** Whom a message goes to, and who sends it: by their session at the product, by their token elsewhere. */
export interface Letter {
  senderId: number;
  receiverId: number;
  cookie: string;
}

export interface World extends Country {
  postmaster: number;
  category: { id: number; name: string };
  /** Where companies of that trade are, by its name and as the product's place. */
  commune: string;
  profiles: number[];
  letters: Letter[];
  comparison: { requestId: number; clientId: number; cookie: string };
}

const askThree = async ({ db }: Country, companyIds: readonly number[]) => {
  const client = await buildUser(db, { isEmailVerified: true });
  const sentAt = new Date();
  const request = await buildRequest(db, { clientId: client.id, sentAt });
  const lines = Array.from({ length: LINES }, (_, at) =>
    quoteLineRow({
      kind: lineKinds[at % lineKinds.length] ?? 'labour',
      description: `Natural slate 32 × 22, double lap, copper nails ${at}`,
      quantity: `${1 + at}.5`,
      unit: 'm2',
      unitPrice: `${10 + at}.25`,
    }),
  );
  for (const companyId of companyIds) {
    const asked = { requestId: request.id, companyId, sentAt };
    const invitation = await buildRequestInvitation(db, { ...asked, state: 'quoted' });
    await buildQuote(db, {
      ...asked,
      clientId: client.id,
      invitationId: invitation.id,
      state: 'sent',
      lines,
    });
  }
  return { requestId: request.id, clientId: client.id };
};

/** Opens a country with what each question is about: a comparison, people who are signed in, whom they write to. */
export const openWorld = async (
  companies: number,
  say: (line: string) => void,
  settings: Record<string, string> = {},
): Promise<World> => {
  const country = await openCountry({ companies, messages: LETTERS, say, database: settings });
  const { pool } = country;
  const { rows: profiles } = await pool.query<{ id: number; user_id: number }>(
    'select id, user_id from company_profiles where is_listed order by id limit $1',
    [SENDERS],
  );
  const comparison = await askThree(
    country,
    profiles.slice(0, 3).map(({ id }) => id),
  );
  const sessions = await country.signInMany(SENDERS);
  const { rows: places } = await pool.query<{ id: number; name: string; commune: string }>(
    `select k.id, k.name, c.commune from company_profiles c join company_services s on s.company_id = c.id
     join service_categories k on k.id = s.category_id where k.name = 'Roofing' and c.is_listed
     group by 1, 2, 3 order by count(*) desc limit 1`,
  );
  const [place] = places;
  if (!place) throw new Error('There is no roofer anywhere');
  await pool.query('vacuum analyze');
  const file = await readFile(join(clusterFolderIn(country.folder), 'postmaster.pid'), 'utf8');
  return {
    ...country,
    postmaster: Number(file.split('\n')[0]),
    category: { id: place.id, name: place.name },
    commune: place.commune,
    profiles: profiles.slice(0, PROFILES).map(({ id }) => id),
    letters: sessions.map(({ id, cookie }, at) => ({
      senderId: id,
      receiverId: profiles[at % profiles.length]?.user_id ?? 0,
      cookie,
    })),
    comparison: { ...comparison, cookie: await country.signIn(comparison.clientId) },
  };
};
