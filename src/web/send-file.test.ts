import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { sendFile } from './send-file.ts';

const addPlan = endpoint({
  method: 'POST',
  url: '/api/test/:id/plan',
  upload: { field: 'plan', largest: 9, say: { tooLarge: 'web.error', notOneFile: 'web.error' } },
  server: {
    who: 'person',
    summary: 'Takes a plan',
    params: z.object({ id: idInPath }),
    response: z.object({ size: z.int() }),
    refusals: {},
  },
});

/** Has the part of a browser's request that is used. Each test decides its outcome. */
class StandInRequest extends EventTarget {
  static last: StandInRequest;
  opened: string[] = [];
  sent: FormData | undefined;
  status = 0;
  statusText = '';
  response = '';
  upload = new EventTarget();

  constructor() {
    super();
    StandInRequest.last = this;
  }

  open(...openArgs: string[]) {
    this.opened = openArgs;
  }

  send(form: FormData) {
    this.sent = form;
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  answer(status: number, response: string) {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }
}

const file = new File(['plan'], 'plan.txt');
const send = (options = {}) => {
  vi.stubGlobal('XMLHttpRequest', StandInRequest);
  const sent = sendFile(addPlan, file, { params: { id: 3 } }, options);
  return { sent, request: StandInRequest.last };
};

afterEach(() => vi.unstubAllGlobals());

test(
  'a file goes as a form of its one field, whose content type the browser writes',
  {
    meta: { requirements: ['API-002'] },
  },
  async () => {
    const { sent, request } = send();
    request.answer(200, '{"size":4}');
    expect(await sent).toEqual({ size: 4 });
    expect(request.opened).toEqual(['POST', '/api/test/3/plan']);
    expect([...(request.sent ?? [])]).toEqual([['plan', file]]);
  },
);

test('tells how far it is', async () => {
  const shares: number[] = [];
  const { sent, request } = send({ onProgress: (share: number) => shares.push(share) });
  for (const loaded of [1, 4])
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }));
  request.answer(200, '{"size":4}');
  await sent;
  expect(shares).toEqual([0.25, 1]);
});

test('a file that is refused is an error with the answer’s words', async () => {
  const { sent, request } = send();
  request.answer(413, '{"message":"Too large."}');
  await expect(sent).rejects.toMatchObject({ status: 413, wire: { message: 'Too large.' } });
});

test('one that is given up, or finds no connection, is an error', async () => {
  const giveUp = new AbortController();
  const { sent } = send({ signal: giveUp.signal });
  giveUp.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  const secondTry = send();
  secondTry.request.dispatchEvent(new Event('error'));
  await expect(secondTry.sent).rejects.toThrow('could not be sent');
});
