import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { idInPath } from '../kernel/ids.ts';
import { sendFile } from './send-file.ts';

const addPlan = endpoint({
  method: 'POST',
  url: '/api/test/:id/plan',
  who: 'person',
  summary: 'Takes a plan',
  params: z.object({ id: idInPath }),
  upload: { field: 'plan', largest: 9, say: { tooLarge: 'web.error', notOneFile: 'web.error' } },
  answer: z.object({ size: z.int() }),
  refusals: {},
});

afterEach(() => vi.unstubAllGlobals());

test('API-002 a file goes as a form of its one field, whose content type the browser writes', async () => {
  const fetched: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    fetched.push({ address, init });
    return Response.json({ size: 4 });
  });
  const file = new File(['plan'], 'plan.txt');
  expect(await sendFile(addPlan, file, { params: { id: 3 } })).toEqual({ size: 4 });
  expect(fetched).toEqual([
    {
      address: '/api/test/3/plan',
      init: { method: 'POST', credentials: 'include', body: expect.any(FormData) },
    },
  ]);
  expect(fetched.map(({ init }) => [...(init.body as FormData)])).toEqual([[['plan', file]]]);
});

test('a file that is refused is an error with the answer’s words', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Too large."}', { status: 413 }));
  const sent = sendFile(addPlan, new Blob(['x']), { params: { id: 3 } });
  await expect(sent).rejects.toMatchObject({ status: 413, wire: { message: 'Too large.' } });
});
