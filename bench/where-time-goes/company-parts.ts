// What each part of the statement that reads a company takes of it: the whole beside the same without that part, on one
// connection. node bench/where-time-goes/company-parts.ts
import { Client } from 'pg';
import { companyReader } from '#company-profile/server/whole-company.ts';
import { openDb } from '#server/database/open-db.ts';
import { openCountry } from '../country.ts';
import { median, tableOf } from '../peers/table.ts';

const COMPANIES = 10_000;
const ASKED = 200;
const ROUNDS = 5;
const TIMES = 1_500;

/** What a list of columns is made of: commas within brackets part nothing. */
const columnsIn = (list: string): string[] => {
  const columns = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) columns.push('');
    else columns.push((columns.pop() ?? '') + sign);
  }
  return columns;
};

/** Ends where the list of columns of the outermost table does. */
const partsOf = (statement: string) => {
  const start = statement.indexOf('((select ') + '((select '.length;
  const end = statement.lastIndexOf(' from "company_profiles" where ');
  const columns = columnsIn(statement.slice(start, end));
  const isPart = (column: string) => column.includes('select');
  const nameOf = (column: string) => /as "(\w+)"\s*$/.exec(column)?.[1] ?? column;
  const without = (isLeftOut: (column: string) => boolean) =>
    statement.slice(0, start) +
    columns.map((column) => (isLeftOut(column) ? `null as "${nameOf(column)}"` : column)).join(',') +
    statement.slice(end);
  return [
    ['the whole', statement],
    ...columns
      .filter(isPart)
      .map((part) => [`without ${nameOf(part)}`, without((column) => column === part)]),
    ['its row alone', without(isPart)],
    ['select 1', 'select $1::integer'],
  ] as [name: string, statement: string][];
};

const country = await openCountry({ companies: COMPANIES });
const { rows: companies } = await country.pool.query<{ id: number }>(
  'select id from company_profiles where is_listed order by id limit $1',
  [ASKED],
);
const idOf = (turn: number) => companies[turn % companies.length]?.id ?? 0;

let asked = '';
const watched = openDb(country.pool);
const query = ({ text, values }: { text: string; values: readonly unknown[] }) => {
  // The company stays a parameter, which it is in several places; the rest are always the same.
  asked = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const given = values[Number(place) - 1];
    if (given === idOf(0)) return '$1';
    return typeof given === 'string' ? `'${given}'` : String(given);
  });
  return country.pool.query(text, [...values]);
};
Object.assign(watched, { $client: { query } });

await companyReader(watched)({ companyId: idOf(0) });

const client = new Client(country.connection);
await client.connect();
const time = async ([name, text]: [string, string]) => {
  const ask = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) await client.query({ name, text, values: [idOf(turn)] });
  };
  await ask(ASKED);
  const began = performance.now();
  await ask(TIMES);
  return (performance.now() - began) / TIMES;
};
const parts = partsOf(asked);
const taken = parts.map((): number[] => []);
for (let round = 0; round < ROUNDS; round += 1)
  for (const [place, part] of parts.entries()) taken[place]?.push(await time(part));
console.log(
  tableOf(
    ['what is asked', 'ms'],
    parts.map(([name], place) => [name, median(taken[place] ?? []).toFixed(3)]),
  ),
);
await client.end();
await country.close();
