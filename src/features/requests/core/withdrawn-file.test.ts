import { beforeEach, expect, test } from 'vitest';
import { emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { requestCalls } from '#testing/requests.ts';

const host = await testHost();
const { ask, pool } = host;
const { bellOf, client, drafted, read, requestOf, roofer, sent, uploaded } = await requestCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const withdraw = async (as: number, url: string) => requestOf(await ask('DELETE', url, { as }));

test(
  'a file of a sent request is withdrawn with a line and a notice, not without a trace',
  {
    meta: { requirements: ['D3-2.2'] },
  },
  async () => {
    const claire = await client();
    const schmit = await roofer({ name: 'Toiture Schmit' });
    const request = await sent(claire.id, [schmit.id]);
    const { files } = await uploaded(claire.id, request.id, emptyPdf, 'plans of the roof.pdf');
    const [plans] = files;
    expect((await ask('GET', plans?.url ?? '', { as: schmit.userId })).status).toBe(200);
    await pool.query('update notifications set read_at = now() where user_id = $1', [schmit.userId]);
    const bellCount = (await bellOf(schmit.userId)).length;
    const updatedRequest = await withdraw(claire.id, plans?.url ?? '');
    expect(updatedRequest.files).toEqual([]);
    const companyView = await read(schmit.userId, request.id);
    expect(companyView.additions).toMatchObject([{ text: plans?.name, isWithdrawal: true }]);
    expect((await ask('GET', plans?.url ?? '', { as: schmit.userId })).status).toBe(404);
    expect((await bellOf(schmit.userId)).length).toBe(bellCount + 1);
  },
);

test(
  'the line names it as people saw it: by its caption where it has one',
  {
    meta: { requirements: ['D3-2.2'] },
  },
  async () => {
    const claire = await client();
    const schmit = await roofer({ name: 'Toiture Schmit' });
    const request = await sent(claire.id, [schmit.id]);
    const { files } = await uploaded(claire.id, request.id, emptyPdf, 'scan-0012.pdf');
    await pool.query("update request_files set caption = 'The truss, 1931' where id = $1", [files[0]?.id]);
    expect((await withdraw(claire.id, files[0]?.url ?? '')).additions).toMatchObject([
      { text: 'The truss, 1931', isWithdrawal: true },
    ]);
  },
);

test('of a draft nobody has read it is simply gone', async () => {
  const claire = await client();
  const { id } = await drafted(claire.id);
  const { files } = await uploaded(claire.id, id, emptyPdf);
  expect(await withdraw(claire.id, files[0]?.url ?? '')).toMatchObject({ files: [], additions: [] });
});
