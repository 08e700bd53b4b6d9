import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendRequest } from '#features/requests/core/contract/drafts.ts';
import { callEndpoint } from '#web/api-client.ts';
import { changeDraft, clearDraft, copyAsNewDraft, readDraft } from './request-draft.ts';
import { draftSaveFailureStore, putAwaySentDraft, saveDraft, sendDraft } from './save-draft.ts';

interface Stored {
  state: 'draft' | 'open';
  title?: string;
}

let stored: Stored[] = [];
/** Each loses one response. */
let lost: RegExp[] = [];

const refusal = (status: number, code: string) => Response.json({ code, message: code }, { status });

/** The fake server caches responses by key, and refuses to change a request that was sent. */
const serve = (method: string, path: string, { title }: { title?: string }): Response => {
  const [, id, action] = /^\/api\/requests(?:\/(\d+))?(\/send)?$/.exec(path) ?? [];
  if (id === undefined) {
    stored.push({ state: 'draft', ...(title && { title }) });
    return Response.json({ id: stored.length });
  }
  const request = stored[Number(id) - 1];
  if (!request) return refusal(404, 'requestNotFound');
  if (method !== 'GET') {
    if (request.state !== 'draft') return refusal(409, 'notDraft');
    Object.assign(request, action ? { state: 'open' } : { title });
  }
  return Response.json({ id: Number(id), ...request });
};

const responses = new Map<string, { body: string; answer: Response }>();

const respondTo = (method: string, path: string, body: string, key: string | undefined): Response => {
  const storedResponse = key === undefined ? undefined : responses.get(key);
  if (storedResponse)
    return storedResponse.body === path + body ? storedResponse.answer.clone() : refusal(422, 'keyReused');
  const response = serve(method, path, JSON.parse(body || '{}') as { title?: string });
  if (key !== undefined && response.ok) responses.set(key, { body: path + body, answer: response.clone() });
  return response;
};

beforeEach(() => {
  stored = [];
  lost = [];
  responses.clear();
  clearDraft();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { method = 'GET', headers, body } = init;
    const key = (headers as Record<string, string>)['idempotency-key'];
    const response = respondTo(method, path, (body as string | undefined) ?? '', key);
    const lostIndex = lost.findIndex((pattern) => pattern.test(`${method} ${path}`));
    if (lostIndex === -1) return response;
    lost.splice(lostIndex, 1);
    throw new TypeError('Failed to fetch');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearDraft();
});

const send = () => {
  const { key } = readDraft();
  return sendDraft((id) =>
    callEndpoint(
      sendRequest,
      { params: { id: String(id) }, body: { companyIds: [3] } },
      { idempotencyKey: `${key}-3` },
    ),
  );
};

const write = (title: string) => changeDraft({ title });

test(
  'a draft whose first answer got lost is found again, whatever was typed meanwhile',
  {
    meta: { requirements: ['D3-2.1'] },
  },
  async () => {
    write('The valley leaks');
    lost = [/^POST \/api\/requests$/];
    await expect(saveDraft()).rejects.toThrow('Failed to fetch');
    write('The valley leaks again');
    await saveDraft();
    expect(stored).toEqual([{ state: 'draft', title: 'The valley leaks again' }]);
  },
);

test('a draft that jammed under its key before is saved all the same', async () => {
  write('The valley leaks');
  responses.set(readDraft().key, { body: 'as it was once sent', answer: Response.json({}) });
  await saveDraft();
  expect(stored).toEqual([{ state: 'draft', title: 'The valley leaks' }]);
});

test(
  'a request whose sending answer got lost is sent once',
  {
    meta: { requirements: ['D3-2.5'] },
  },
  async () => {
    write('The valley leaks');
    lost = [/\/send$/];
    expect(await send()).toMatchObject({ id: 1, state: 'open' });
    expect(stored).toHaveLength(1);
    expect(readDraft()).toMatchObject({ id: null, isBegun: false });
    write('The gutter leaks');
    lost = [/\/send$/, /^GET/];
    await expect(send()).rejects.toThrow('Failed to fetch');
    expect(await send()).toMatchObject({ id: 2, state: 'open' });
    expect(stored).toHaveLength(2);
    expect(readDraft()).toMatchObject({ id: null, isBegun: false });
  },
);

test.each([
  ['sent', send],
  ['saved', saveDraft],
])(
  'what was changed after that answer got lost is not %s as a second request by itself',
  async (_, action) => {
    write('The valley leaks');
    lost = [/\/send$/, /^GET/];
    await expect(send()).rejects.toThrow('Failed to fetch');
    write('The valley leaks, and the gutter');
    await expect(action()).rejects.toMatchObject({ status: 409 });
    expect(stored).toEqual([{ state: 'open', title: 'The valley leaks' }]);
    expect(readDraft()).toMatchObject({ wasSent: true, title: 'The valley leaks, and the gutter' });
    copyAsNewDraft();
    await send();
    expect(stored.map(({ title }) => title)).toEqual([
      'The valley leaks',
      'The valley leaks, and the gutter',
    ]);
  },
);

test('a draft that turns out to be sent is put away, but not once it was changed', async () => {
  write('The valley leaks');
  await saveDraft();
  expect(await putAwaySentDraft()).toBeNull();
  lost = [/\/send$/, /^GET/];
  await expect(send()).rejects.toThrow('Failed to fetch');
  write('The valley leaks, and the gutter');
  expect(await putAwaySentDraft()).toBeNull();
  write('The valley leaks');
  expect(await putAwaySentDraft()).toBe('The valley leaks');
  expect(readDraft()).toMatchObject({ id: null, isBegun: false });
});

test('a save that comes round after another tab has sent it marks nothing of the next request', async () => {
  write('The valley leaks');
  await saveDraft();
  vi.stubGlobal('fetch', async () => {
    clearDraft();
    return refusal(409, 'notDraft');
  });
  await expect(saveDraft()).rejects.toMatchObject({ status: 409 });
  expect(readDraft()).toMatchObject({ id: null, wasSent: false, isBegun: false });
});

test('a save that is refused or lost is said, until one has gone (issue 40)', async () => {
  write('The valley leaks');
  await saveDraft();
  expect(draftSaveFailureStore.get()).toBeNull();
  const serving = globalThis.fetch;
  vi.stubGlobal('fetch', async () => refusal(401, 'signInFirst'));
  await expect(saveDraft()).rejects.toMatchObject({ status: 401 });
  expect(draftSaveFailureStore.get()).toBe('loggedOut');
  vi.stubGlobal('fetch', async () => refusal(400, 'invalidInput'));
  await expect(saveDraft()).rejects.toMatchObject({ status: 400 });
  expect(draftSaveFailureStore.get()).toBe('refused');
  vi.stubGlobal('fetch', async () => refusal(503, 'unavailable'));
  await expect(saveDraft()).rejects.toMatchObject({ status: 503 });
  expect(draftSaveFailureStore.get()).toBe('lost');
  vi.stubGlobal('fetch', serving);
  await saveDraft();
  expect(draftSaveFailureStore.get()).toBeNull();
});

test('a draft that was thrown away elsewhere begins again', async () => {
  write('The valley leaks');
  changeDraft({ id: 7 });
  await saveDraft();
  expect(stored).toEqual([{ state: 'draft', title: 'The valley leaks' }]);
});

test('nothing is saved before something is answered', { meta: { requirements: ['D3-2.1'] } }, async () => {
  await saveDraft();
  expect(stored).toEqual([]);
});
