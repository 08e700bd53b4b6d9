import type { Pool } from 'pg';

/** The number of private people is the same for any number of companies. */
export const PRIVATE_PEOPLE = 8_000;
const PROJECTS_EACH = 5;

const JOBS = [
  'A roof in slate',
  'A bathroom without a threshold',
  'A heat pump in the cellar',
  'Stairs of oak',
  'A facade with lime',
  'Sockets for two cars',
];
const WORDS = [
  'They came when they said, and left the house as they found it.',
  'A fair price, explained line by line. One tile was wrong and was changed the day after.',
  'Good work. It took a week longer than written, and we were told so in time.',
  'We would ask them again at once.',
];

const textOf = (texts: readonly string[], n: string) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + ${n} % ${texts.length}]`;

const steps = (companies: number) => [
  `insert into users (username, password, email, is_email_verified, created_at)
   select 'settler-' || n, '-', 'settler-' || n || '@bench.example', true, now() - interval '1 year'
   from generate_series(1, ${PRIVATE_PEOPLE}) n`,
  `insert into company_services (company_id, category_id)
   select id, (services -> 0 ->> 'categoryId')::integer from company_profiles where jsonb_array_length(services) > 0`,
  `with numbered as (
     select u.id as client_id, c.id as company_id, n
     from generate_series(1, ${companies * PROJECTS_EACH}) n
     join (select id, row_number() over (order by id) as place from users where username like 'settler-%') u
       on u.place = 1 + n % ${PRIVATE_PEOPLE}
     join (select id, row_number() over (order by id) as place from company_profiles) c
       on c.place = 1 + n % ${companies}),
   finished as (
     insert into projects (client_id, company_id, name, description, budget, client_confirmed, company_confirmed, status,
       created_at, completed_at, publication, published_at)
     select client_id, company_id, ${textOf(JOBS, 'n')}, ${textOf(WORDS, '(n / 7)')}, (500 + n % 90 * 100)::text, true, true,
       'completed', now() - interval '300 days', now() - n % 200 * interval '1 day', 'published',
       now() - n % 200 * interval '1 day'
     from numbered returning id, client_id, company_id)
   insert into reviews (project_id, user_id, company_id, rating, comment, created_at)
   select id, client_id, company_id, 3 + id % 3, ${textOf(WORDS, 'id')}, now() - id % 200 * interval '1 day' from finished`,
  `update company_profiles c set review_count = said.count, rating_sum = said.sum, project_count = ${PROJECTS_EACH},
     recent_ratings = said.recent
   from (select company_id, count(*) as count, sum(rating) as sum,
     jsonb_agg(jsonb_build_object('id', id, 'rating', rating) order by id desc) as recent from reviews group by 1) said
   where said.company_id = c.id`,
  'update company_search s set rating_score = c.rating_score from company_profiles c where c.id = s.company_id',
  'update company_shelves s set rating_score = c.rating_score from company_profiles c where c.id = s.company_id',
];

/** Gives companies projects and reviews. One statement computes the rows that triggers would maintain. */
export const settleCountry = async (pool: Pool, companies: number): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const step of steps(companies)) await client.query(step);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
};
