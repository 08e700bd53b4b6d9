import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** They read who an account is, or documents 1 and 2 say `username` there; nobody else is shown what they read. */
const readers = [
  // Sessions, tokens and replies by email find out who is calling.
  'src/features/team/core/server/create-session-finder.ts',
  // An erasure takes the name out of what it stands in.
  'src/features/notifications/core/server/personal-data.ts',
  // The contact details of a project are of document 2.
  'src/features/projects/pages/server/find-project.ts',
  // The other side of a conversation is of document 2; people read `name` beside it.
  'src/features/messaging/core/server/store/sending-facts.ts',
];

test('who a person is to others is read in one place: no list, mail or PDF takes the username itself (reading 75)', () => {
  const found = globSync('src/features/**/server/**/*.ts')
    .filter((file) => !/\.test\.ts$|^src\/features\/(accounts|moderation)\//.test(file))
    .filter((file) =>
      /\b(users|user|clients|members|owner|owners|u|r|me|p)\.(username|full_?[nN]ame)\b/.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(found.toSorted()).toEqual(readers.toSorted());
});
