/**
 * The beginning of a statement that fills a database: companies with their owners, and people. `numbered` and
 * `crowd` have them with their places, so that rows made by the thousand can be dealt out among them.
 */
export const peopleAndCompaniesSql = (size: { companies: number; people: number }) => `
  owners as (
    insert into users (username, password, email, user_type)
    select 'bench-' || n, '!', 'bench-' || n || '@mail.example', 'company'
    from generate_series(1, ${size.companies}) n returning id),
  companies as (
    insert into company_profiles (user_id, name, description)
    select id, 'Company ' || id, 'Builds and repairs houses.' from owners returning id, user_id),
  people as (
    insert into users (username, password, email)
    select 'person-' || n, '!', 'person-' || n || '@mail.example'
    from generate_series(1, ${size.people}) n returning id),
  numbered as (select id, row_number() over (order by id) as place from companies),
  crowd as (select id, row_number() over (order by id) as place from people)`;
