import { sql } from 'drizzle-orm';
import {
  type ClientForCollusionCheck,
  collusionFindingsOf,
  looksLikeCollusion,
} from '#features/moderation/content-reports/rules/collusion.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { Refusal } from '#kernel/refusal.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { storeContentReport } from './content-report-store.ts';

/** It covers the time since the night before, and some hours more in case a run was missed. */
const LATELY = '36 hours';
const A_YEAR = '1 year';
const MOST_COMPANIES = 1000;
/** If a company has more, only its newest are read: a ring is small, and grows at its end. */
const MOST_CLIENTS = 200;
/** A company is reported again after a quarter at the earliest. */
const ONCE = { points: 1, seconds: 90 * DAY_SECONDS };

/** Public prices are calculated from these acceptances. */
const isPriced = sql`a.withdrawn_at is null and a.ended_at is null and not q.is_change and q.company_id is not null`;

const since = (now: Date, interval: string) => sql`${now.toISOString()}::timestamptz - ${interval}::interval`;

const changedCompanies = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await db.execute<{ company_id: number }>(sql`
    select company_id from projects where completed_at > ${since(now, LATELY)}
    union
    select q.company_id from quote_acceptances a join quotes q on q.id = a.quote_id
    where a.at > ${since(now, LATELY)} and ${isPriced}
    order by company_id limit ${MOST_COMPANIES}`);
  return rows.map(({ company_id: id }) => id);
};

/** An IPv6 network means the first 64 bits, as in `ipNetworkOf`. */
const networks = sql`
  select p.id, network(set_masklen(a.ip, case family(a.ip) when 4 then 32 else 64 end)) as network
  from people p
  join users u on u.id = p.id
  cross join lateral (
    select u.signup_ip union select u.last_login_ip
    union select s.ip_address from sessions s where s.user_id = u.id) a (ip)
  where a.ip is not null`;

const readClients = async (db: Db, companyId: number, now: Date): Promise<ClientForCollusionCheck[]> => {
  const { rows } = await db.execute<{
    id: number;
    shares_browser: boolean;
    shares_with_client: boolean;
    shares_network: boolean;
    is_only_here: boolean;
  }>(sql`
    with clients as materialized (
      select client_id as id from (
        select client_id, completed_at as at from projects
        where company_id = ${companyId} and completed_at > ${since(now, A_YEAR)}
        union all
        select q.client_id, a.at from quotes q join quote_acceptances a on a.quote_id = q.id
        where q.company_id = ${companyId} and a.at > ${since(now, A_YEAR)} and ${isPriced}) done
      where client_id is not null
      group by client_id order by max(at) desc limit ${MOST_CLIENTS}),
    people as materialized (
      select id, true as is_client from clients
      union all select user_id, false from company_profiles where id = ${companyId}
      union all select user_id, false from company_members where company_id = ${companyId}),
    browsers as materialized (
      select p.id, p.is_client, b.token_hash from people p join known_browsers b on b.user_id = p.id),
    networks as materialized (${networks})
    select c.id,
      exists (select from browsers mine join browsers other using (token_hash)
        where mine.id = c.id and not other.is_client) as shares_browser,
      exists (select from browsers mine join browsers other using (token_hash)
        where mine.id = c.id and other.is_client and other.id <> c.id) as shares_with_client,
      exists (select from networks mine join networks other using (network)
        where mine.id = c.id and other.id <> c.id) as shares_network,
      not exists (select from projects p where p.client_id = c.id and p.company_id <> ${companyId})
        and not exists (select from quotes q where q.client_id = c.id and q.state = 'accepted'
          and q.company_id <> ${companyId}) as is_only_here
    from clients c order by c.id`);
  return rows.map((row) => ({
    id: row.id,
    sharesBrowser: row.shares_browser,
    sharesBrowserWithClient: row.shares_with_client,
    sharesNetwork: row.shares_network,
    isOnlyHere: row.is_only_here,
  }));
};

/** Returns whether the company has not been reported lately. The rate limit remembers that, so nothing else is stored. */
const isNew = async ({ limits }: Pick<Services, 'limits'>, companyId: number): Promise<boolean> => {
  try {
    await limits.spend('ring', companyId, ONCE);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/**
 * Reports likely rings to moderators, who decide. One person's accounts can accept each other's quotes, complete
 * projects and praise their own company; prices leave most of that out.
 */
export const detectCollusion = async (
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'config' | 'limits'>,
) => {
  const now = services.clock.now();
  for (const companyId of await changedCompanies(services.db, now)) {
    const clients = await readClients(services.db, companyId, now);
    if (!looksLikeCollusion(clients) || !(await isNew(services, companyId))) continue;
    await storeContentReport(services, {
      kind: 'fraud',
      address: `${publicBaseUrl(services.config, DEFAULT_LANGUAGE)}${href('/companies/:id', { id: companyId })}`,
      ring: collusionFindingsOf(clients),
      name: 'Giewel',
    });
  }
};

/** It runs after the day's quotes and projects, before the staff starts work. */
export const detectCollusionJob: JobDefinition = {
  name: 'look-for-rings',
  every: '10 2 * * *',
  run: (_, services) => detectCollusion(services),
};
