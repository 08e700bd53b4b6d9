import { expect, test } from 'vitest';
import { parseDatabaseServers } from './parse-database-servers.ts';

test.each([
  [
    'postgresql://anna:secret@one:5432/giewel',
    { addresses: ['postgresql://anna:secret@one:5432/giewel'], areChosen: false },
  ],
  ['postgres://one', { addresses: ['postgres://one'], areChosen: false }],
  [
    'postgresql://anna@localhost/giewel?host=%2Ftmp%2Fsocket',
    { addresses: ['postgresql://anna@localhost/giewel?host=%2Ftmp%2Fsocket'], areChosen: false },
  ],
  [
    'postgresql://anna:secret@one:5432,other:5433/giewel?sslmode=require&target_session_attrs=read-write',
    {
      addresses: [
        'postgresql://anna:secret@one:5432/giewel?sslmode=require',
        'postgresql://anna:secret@other:5433/giewel?sslmode=require',
      ],
      areChosen: true,
    },
  ],
  [
    'postgresql://one,[::1]:5433/giewel',
    { addresses: ['postgresql://one/giewel', 'postgresql://[::1]:5433/giewel'], areChosen: true },
  ],
  [
    'postgresql://one/giewel?target_session_attrs=primary',
    { addresses: ['postgresql://one/giewel'], areChosen: true },
  ],
])('%s', (address, servers) => {
  expect(parseDatabaseServers(address)).toEqual(servers);
});

test.each([
  'http://one/giewel',
  'one',
  'postgresql://one,,other/giewel',
  'postgresql://one:port/giewel',
  'postgresql://one,other:99999/giewel',
  'postgresql://one/giewel?target_session_attrs=standby',
  `postgresql://${Array.from({ length: 9 }, (_, number) => `s${number}`).join(',')}/giewel`,
])('%s is no address', (address) => {
  expect(parseDatabaseServers(address)).toBeNull();
});
