// What the floor and Next.js ask, each prepared once on a connection.
const CARD = `c.id, c.owner_id as "ownerId", c.name, c.description, c.address, c.postal_code as "postalCode", c.city, c.commune,
  c.canton, c.logo_url as "logoUrl", c.has_emergency_service as "hasEmergencyService", c.is_vat_verified as "isVatVerified",
  c.is_verified as "isVerified", c.rating_average as "ratingAverage", c.review_count as "reviewCount",
  c.project_count as "projectCount", c.response_hours as "responseHours", c.languages, c.recent_ratings as "recentRatings",
  json_build_object('id', k.id, 'name', k.name) as category`;
const FROM = 'from companies c join categories k on k.id = c.category_id';
const ORDER = 'order by c.placement desc, c.rating_score desc, c.id desc limit 24';

const asked = (name, text) => (values) => ({ name, text, values });

const pair = (name, condition, order = ORDER) => ({
  page: asked(`${name}_page`, `select ${CARD} ${FROM} where ${condition} ${order}`),
  count: asked(`${name}_count`, `select count(*)::int as total from companies c where ${condition}`),
});

const ANY_OF = `to_tsvector('simple', c.words) @@ to_tsquery('simple', $1)`;
const lists = {
  category: pair('category', 'c.category_id = $1'),
  place: pair('place', 'c.category_id = $1 and c.commune = $2'),
  words: pair('words', `c.words ilike '%' || $1 || '%'`),
  alike: pair(
    'alike',
    '$1 <% c.words',
    `order by word_similarity($1, c.words) desc, c.placement desc, c.rating_score desc, c.id desc limit 24`,
  ),
  sentence: pair(
    'sentence',
    ANY_OF,
    `order by ts_rank(to_tsvector('simple', c.words), to_tsquery('simple', $1)) desc, c.rating_score desc, c.id desc limit 24`,
  ),
};

/** A page of 24, and how many there are: two statements beside each other. */
export const readList = async (pool, kind, values) => {
  const { page, count } = lists[kind];
  const [{ rows: items }, { rows }] = await Promise.all([
    pool.query(page(values)),
    pool.query(count(values)),
  ]);
  return { items, total: rows[0].total };
};

const COMPANY = asked(
  'company',
  `select ${CARD},
    (select json_agg(json_build_object('id', s.id, 'category', json_build_object('id', sk.id, 'name', sk.name,
      'description', sk.description))) from services s join categories sk on sk.id = s.category_id where s.company_id = c.id) as services,
    (select json_agg(r) from (select id, author, rating, comment, created_at as "createdAt" from reviews
      where company_id = c.id order by id desc limit 10) r) as reviews,
    (select json_agg(p) from (select id, title, description, budget, completed_at as "completedAt" from projects
      where company_id = c.id order by completed_at desc limit 100) p) as projects
  ${FROM} where c.id = $1`,
);

export const readCompany = async (pool, id) => (await pool.query(COMPANY([id]))).rows[0];

const wordsOfSentence = (sentence) => (sentence.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).join(' | ');

/** The list that an address asks for. */
export const readAsked = (pool, { category, commune, words, alike, sentence }) => {
  if (sentence) return readList(pool, 'sentence', [wordsOfSentence(sentence)]);
  if (alike) return readList(pool, 'alike', [alike]);
  if (words) return readList(pool, 'words', [words]);
  if (commune) return readList(pool, 'place', [category, commune]);
  return readList(pool, 'category', [category]);
};
