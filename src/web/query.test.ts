import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getCompany } from '#features/companies/profile/contract/company-profile.ts';
import { listCategories, listCompanies } from '#features/directory/core/contract/directory.ts';
import { ApiError, callEndpoint } from './api-client.ts';
import { createQueryClient, withNullFor401, queryFor } from './query.ts';

const respondWith = (status: number, body: string, headers: Record<string, string> = {}) => {
  const fetched = vi.fn(async () => new Response(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('a question', () => {
  test(
    'has a key whose parts, joined by a slash, are its address',
    {
      meta: { requirements: ['API-003'] },
    },
    () => {
      expect(queryFor(getCompany, { params: { id: 3 } }).queryKey).toEqual(['/api/companies', 3]);
      const listed = queryFor(listCompanies, { query: { query: 'roof', limit: '6' } });
      expect(listed.queryKey.join('/')).toBe('/api/companies?query=roof&limit=6');
      expect(listed.address).toBe('/api/companies?query=roof&limit=6');
    },
  );

  test(
    'without a function of its own GETs the key’s path',
    {
      meta: { requirements: ['API-003'] },
    },
    async () => {
      const fetched = respondWith(200, '[]');
      expect(await createQueryClient().fetchQuery({ queryKey: ['/api/companies', 3] })).toEqual([]);
      expect(fetched).toHaveBeenCalledWith(
        '/api/companies/3',
        expect.objectContaining({ credentials: 'include' }),
      );
    },
  );

  test(
    'a 401 is an error, or empty where that is what it means',
    {
      meta: { requirements: ['API-004'] },
    },
    async () => {
      respondWith(401, '{"message":"Please log in first."}');
      const query = queryFor(listCategories, {});
      const context = { signal: new AbortController().signal };
      await expect(query.queryFn(context)).rejects.toMatchObject({ status: 401 });
      expect(await withNullFor401(query).queryFn(context)).toBeNull();
    },
  );

  test('is asked once, however it fails', { meta: { requirements: ['API-005'] } }, async () => {
    const fetched = respondWith(500, 'boom');
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500: boom');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test(
    'is not asked again on focus or on a second visit',
    {
      meta: { requirements: ['API-006', 'API-008'] },
    },
    async () => {
      const fetched = respondWith(200, '{}');
      const client = createQueryClient();
      await client.fetchQuery({ queryKey: ['/api/x'] });
      const leave = new QueryObserver(client, { queryKey: ['/api/x'] }).subscribe(() => undefined);
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      leave();
      new QueryObserver(client, { queryKey: ['/api/x'] }).subscribe(() => undefined)();
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a call', () => {
  test(
    'sends credentials, and a GET no content type',
    {
      meta: { requirements: ['SESSION-005', 'API-001'] },
    },
    async () => {
      const fetched = respondWith(200, '[]');
      await callEndpoint(listCategories, {});
      expect(fetched).toHaveBeenCalledWith(
        '/api/categories',
        expect.objectContaining({ credentials: 'include', headers: {} }),
      );
    },
  );

  test('a paged list arrives with its total and its next cursor', async () => {
    respondWith(200, '[1,2]', {
      'x-total-count': '40',
      link: '</api/companies?limit=2&cursor=abc>; rel="next"',
    });
    expect(await callEndpoint(listCompanies, { query: {} })).toEqual({
      items: [1, 2],
      total: 40,
      next: 'abc',
    });
  });

  test('an error reads status, colon, space, body', { meta: { requirements: ['ERR-001'] } }, async () => {
    respondWith(409, '{"message":"Taken","code":"taken"}');
    const error = await callEndpoint(listCategories, {}).catch((caught: unknown) => caught as ApiError);
    expect((error as ApiError).message).toBe('409: {"message":"Taken","code":"taken"}');
    expect((error as ApiError).wire.message).toBe('Taken');
  });

  test('an error without a body says the status in words', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(callEndpoint(listCategories, {})).rejects.toThrow('502: Bad Gateway');
  });
});
