import { beforeEach, expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { requestCalls } from '#testing/requests.ts';

const host = await testHost();

const { ask, pool } = host;

const { trade } = await requestCalls(host);

beforeEach(() => pool.query('delete from rate_limits'));

test(
  'a trade’s questions, which pictures help and what to do first, for visitors too',
  {
    meta: { requirements: ['D3-2.1', 'D3-10.9'] },
  },
  async () => {
    const { body } = await ask('GET', `/api/request-questions?category=${trade.id}`);
    expect(body).toMatchObject({
      version: 1,
      questions: [
        { id: 'work', label: 'What work does the roof need?', kind: 'choice', unit: null },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
      emergencies: [{ answer: 'leak', firstAid: expect.stringContaining('bucket') }],
      pictures: expect.stringContaining('attic'),
    });
    expect((await ask('GET', '/api/request-questions?category=999999')).status).toBe(404);
  },
);
