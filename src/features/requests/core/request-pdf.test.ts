import { beforeEach, expect, test } from 'vitest';
import { emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { twoColours } from '#testing/pictures.ts';
import { codeOf, requestCalls } from '#testing/requests.ts';
import { wordsInPdf } from '#testing/words-in-pdf.ts';

const host = await testHost();
const { ask, pool } = host;
const { client, company, invitationOf, post, roofer, sent, uploaded } = await requestCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const jpeg = await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' })
  .jpeg()
  .toBuffer();

const askedTwo = async () => {
  const claire = await client();
  const [schmit, other] = [await roofer({ name: 'Toiture Schmit' }), await roofer({ name: 'Dach Weber' })];
  const request = await sent(claire.id, [schmit.id, other.id]);
  return { claire, schmit, other, request, id: (await invitationOf(schmit.userId)).id };
};

const fetchPdf = (as: number | undefined, id: number, language = 'en') =>
  ask('GET', `/api/invitations/${id}/pdf`, {
    ...(as !== undefined && { as }),
    headers: { 'x-language': language },
  });

const wordsOf = ({ bytes }: { bytes: Uint8Array }) => wordsInPdf(bytes).replaceAll(/\s+/g, ' ');

test(
  'a company downloads the request as it sees it, with its pictures, in its own language',
  { timeout: 60_000, meta: { requirements: ['D3-2.2', 'D3-8.3'] } },
  async () => {
    const { claire, schmit, request, id } = await askedTwo();
    await uploaded(claire.id, request.id, jpeg, 'attic.jpg');
    await uploaded(claire.id, request.id, emptyPdf, 'plan 1931.pdf');
    await post(claire.id, `/${request.id}/additions`, { text: 'The chimney can go.' });
    await company(schmit.userId, id, 'questions', { text: 'Is the attic heated?' });
    const printed = await fetchPdf(schmit.userId, id);
    expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(printed.headers['content-disposition']).toContain(`request-${request.id}.pdf`);
    const words = wordsOf(printed);
    for (const part of [
      request.title ?? '',
      request.description ?? '',
      `Request from ${claire.fullName}`,
      'Mondercange, L-3919',
      '€25,000 to €35,000',
      'The chimney can go.',
      'Is the attic heated?',
      'Not answered yet',
      'plan 1931.pdf',
      'For Toiture Schmit.',
    ])
      expect(words).toContain(part);
    expect(printed.bytes.includes('/DCTDecode')).toBe(true);
    const french = await fetchPdf(schmit.userId, id, 'fr');
    expect(french.headers['content-disposition']).toContain(`demande-${request.id}.pdf`);
    expect(wordsOf(french)).toContain('Description du client');
  },
);

test(
  'says the street once it is shown to this company, and never who else was asked or what they asked',
  { timeout: 60_000, meta: { requirements: ['D3-9.4', 'D3-8.3'] } },
  async () => {
    const { claire, schmit, other, request, id } = await askedTwo();
    const others = await invitationOf(other.userId);
    await company(other.userId, others.id, 'questions', { text: 'How steep is it?' });
    await post(claire.id, `/${request.id}/street`, { companyId: other.id });
    const before = wordsOf(await fetchPdf(schmit.userId, id));
    for (const hidden of ['rue des Tilleuls', 'Dach Weber', 'How steep is it?', claire.email])
      expect(before).not.toContain(hidden);
    expect(before).toContain('hidden until');
    await post(claire.id, `/${request.id}/street`, { companyId: schmit.id });
    expect(wordsOf(await fetchPdf(schmit.userId, id))).toContain('14, rue des Tilleuls');
  },
);

test(
  'is not there for strangers, other companies, or a company that has left the request',
  { meta: { requirements: ['D3-9.4', 'D3-10.28'] } },
  async () => {
    const { claire, schmit, request, id } = await askedTwo();
    const stranger = await roofer();
    expect(codeOf(await fetchPdf(stranger.userId, id))).toEqual([404, 'invitationNotFound']);
    expect((await fetchPdf(undefined, id)).status).toBe(401);
    expect((await fetchPdf(claire.id, id)).status).toBe(403);
    await ask('DELETE', `/api/requests/${request.id}/companies/${schmit.id}`, { as: claire.id });
    expect(codeOf(await fetchPdf(schmit.userId, id))).toEqual([404, 'invitationNotFound']);
  },
);

test('a company that lost keeps the words, without street and pictures', async () => {
  const { claire, schmit, request, id } = await askedTwo();
  await uploaded(claire.id, request.id, jpeg, 'attic.jpg');
  await post(claire.id, `/${request.id}/street`, { companyId: schmit.id });
  await post(claire.id, `/${request.id}/close`, { reason: 'postponed' });
  const printed = await fetchPdf(schmit.userId, id);
  expect(wordsOf(printed)).toContain(request.description ?? '');
  expect(wordsOf(printed)).not.toContain('rue des Tilleuls');
  expect(printed.bytes.includes('/DCTDecode')).toBe(false);
}, 60_000);
