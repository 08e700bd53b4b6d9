// The directory's lists and one company as somebody would write them by hand: Fastify, prepared statements on `pg`, and
// a table of trades with the index that each order needs.
import Fastify from 'fastify';
import type { Pool } from 'pg';
import { presentCompanyItem } from '#features/companies/core/server/index.ts';
import { ITEM_COLUMNS } from './item-columns.ts';

const TRADES = `
  create table trades_by_hand as
    select (lexeme.word)::integer as category_id, s.company_id, s.commune, s.placement, s.rating_score
    from company_search s,
      lateral (select substr(one, 2) as word from unnest(tsvector_to_array(s.document)) one where one ~ '^k[0-9]+$') lexeme;
  create index on trades_by_hand (category_id, placement desc, rating_score desc, company_id desc);
  create index on trades_by_hand (category_id, commune, placement desc, rating_score desc, company_id desc);
  create index on trades_by_hand (category_id, rating_score desc, company_id desc);
  create index on trades_by_hand (category_id, company_id desc);`;

const listOf = (name: string, { from = 'trades_by_hand', where = 'true', order = '' }) => ({
  page: {
    name: `by_hand_${name}`,
    text: `select ${ITEM_COLUMNS}
      from (select company_id, ${order.replace(/ desc/g, '')} from ${from} where ${where} order by ${order}, company_id desc limit 25) found
      join company_profiles c on c.id = found.company_id
      order by ${order
        .split(', ')
        .map((key) => `found.${key}`)
        .join(', ')}, found.company_id desc`,
  },
  count: {
    name: `by_hand_${name}_count`,
    text: `select count(*)::int as total from (select from ${from} where ${where} limit 10001) counted`,
  },
});

const ORDER = 'placement desc, rating_score desc';
const OF_TRADE = 'category_id = $1::int';
const lists = {
  all: listOf('all', { from: 'company_search', order: ORDER }),
  trade: listOf('trade', { where: OF_TRADE, order: ORDER }),
  'trade-in-commune': listOf('trade_in_commune', { where: `${OF_TRADE} and commune = $2`, order: ORDER }),
  'trade-by-rating': listOf('trade_by_rating', { where: OF_TRADE, order: 'rating_score desc' }),
};
export type ListByHand = keyof typeof lists;

const company = {
  item: {
    name: 'by_hand_company',
    text: `select ${ITEM_COLUMNS}, c.website, c.email, c.phone_number, c.business_hours from company_profiles c
      where c.id = $1 and not c.is_hidden`,
  },
  services: {
    name: 'by_hand_services',
    text: `select s.id, s.category_id, k.name, k.names, k.description from company_services s
      join service_categories k on k.id = s.category_id where s.company_id = $1 order by s.id`,
  },
  pictures: {
    name: 'by_hand_pictures',
    text: `select id, image_url as "imageUrl", title, description from project_gallery where company_id = $1
      order by place, id limit 200`,
  },
  reviews: {
    name: 'by_hand_reviews',
    text: `select r.id, r.rating, r.comment, r.created_at, u.full_name, p.name from reviews r
      join users u on u.id = r.user_id join projects p on p.id = r.project_id
      where r.company_id = $1 and r.status = 'approved' order by r.created_at desc, r.id desc limit 20`,
  },
  projects: {
    name: 'by_hand_projects',
    text: `select id, name, description, completed_at, budget from projects
      where company_id = $1 and published_at is not null order by completed_at desc, id desc limit 4`,
  },
};

export const byHand = async (pool: Pool) => {
  await pool.query(TRADES);
  await pool.query('vacuum analyze trades_by_hand');
  const app = Fastify();
  for (const [name, { page, count }] of Object.entries(lists)) {
    app.get<{ Querystring: { category?: string; commune?: string } }>(
      `/${name}`,
      async ({ query }, reply) => {
        const values = [query.category, query.commune].filter((value) => value !== undefined);
        const [{ rows }, { rows: countRows }] = await Promise.all([
          pool.query({ ...page, values }),
          pool.query({ ...count, values }),
        ]);
        const items = rows.slice(0, 24).map(presentCompanyItem);
        return reply
          .header('x-total-count', countRows[0].total)
          .type('application/json')
          .send(JSON.stringify(items));
      },
    );
  }
  app.get<{ Params: { id: string } }>('/companies/:id', async ({ params }, reply) => {
    const runQuery = (query: { name: string; text: string }) => pool.query({ ...query, values: [params.id] });
    const [item, services, pictures, reviews, projects] = await Promise.all(
      Object.values(company).map(runQuery),
    );
    return reply.type('application/json').send(
      JSON.stringify({
        ...item?.rows[0],
        services: services?.rows,
        gallery: pictures?.rows,
        reviews: reviews?.rows,
        projects: projects?.rows,
      }),
    );
  });
  return app;
};
