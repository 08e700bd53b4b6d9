import { describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import type { PageData } from '#web/page-data.ts';

const { ask, db } = await testHost({ withPages: true });

/** Reads the responses that a page carries for its scripts. */
const responsesIn = (text: string) => {
  const data = /id="page-data">(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
  return (JSON.parse(data) as PageData).answers;
};

describe('a page of somebody signed in', () => {
  test(
    'brings the answer of GET /api/user along, so that nothing flashes',
    {
      meta: { requirements: ['SESSION-001', 'SESSION-004'] },
    },
    async () => {
      const { id, username } = await buildUser(db);
      const settingsPage = await ask('GET', '/settings', { as: id });
      const nobodys = await ask('GET', '/');
      expect(responsesIn(settingsPage.text)).toContainEqual({
        key: ['/api/user'],
        value: expect.objectContaining({ id, username }) as object,
      });
      expect(responsesIn(nobodys.text)).toContainEqual({ key: ['/api/user'], value: null });
    },
  );

  test(
    'nobody else sees it: a redirect comes before any HTML',
    {
      meta: { requirements: ['SHELL-019'] },
    },
    async () => {
      for (const [address, elsewhere] of [
        // The wanted page follows the #, for the way back. A person's own page comes anyhow.
        ['/settings', '/auth#/settings'],
        ['/projects?tab=completed', '/auth#/projects?tab=completed'],
        ['/profile', '/client-auth#/profile'],
        ['/dashboard', '/auth'],
        ['/company-dashboard', '/auth'],
        ['/payment', '/company-auth?tab=register'],
      ] as const) {
        const { status, headers, text } = await ask('GET', address);
        expect([status, headers['location'], text]).toEqual([302, elsewhere, '']);
      }
    },
  );
});

test.each([
  ['private', 'private'],
  ['client', 'private'],
  ['company', 'company'],
  ['admin', 'admin'],
] as const)(
  'a stored %s is answered as %s',
  { meta: { requirements: ['SESSION-009'] } },
  async (userType, publicType) => {
    const { id } = await buildUser(db, { userType });
    expect((await ask('GET', '/api/user', { as: id })).body).toMatchObject({ userType: publicType });
  },
);
