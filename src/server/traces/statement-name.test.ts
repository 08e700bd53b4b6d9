import { expect, test } from 'vitest';
import { statementNameOf } from './statement-name.ts';

test.each([
  ['begin', 'begin', undefined],
  ['select "a", exists (select from "passkeys" p) from "sessions" inner join "users"', 'select', 'sessions'],
  ['insert into messages (id) values ($1)', 'insert', 'messages'],
  ['with given as (select 1 from (values (1)) v) update users set a = (select 1)', 'with', 'users'],
  ["select 'somebody’s words'", 'select', undefined],
  ['', 'other', undefined],
])('%s is named by what it does, and to which table', (text, operation, table) => {
  expect(statementNameOf(text)).toEqual({ operation, table });
});
