import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import { turnTo } from '#testing/turn-to.ts';
import { visitOf } from '#testing/visits.ts';

const host = await testHost({ withPages: true });
const { ask, pool, signIn, services } = host;
const quoting = await quoteCalls(host);

/** Buttons are found by the words of their page. */
type Words = (strings: ReturnType<typeof stringsOf>) => string;

const wholePage = async (as: number, language: Language, address: string) => {
  const { status, text } = await ask('GET', language === 'en' ? address : `/${language}${address}`, {
    headers: { cookie: await signIn(as), accept: 'text/html' },
  });
  expect(status).toBe(200);
  return text;
};

let claire = 0;
let schmit = 0;
let clientName = '';
let companyName = '';
const pages = { invitation: '', newVisit: '', visit: '', quote: '', write: '' };

beforeAll(async () => {
  const world = await quoting.asked();
  claire = world.claire.id;
  schmit = world.schmit.userId;
  companyName = world.schmit.name;
  await turnTo(pool, claire, schmit);
  const { id: invitationId } = await quoting.invitationOf(schmit);
  clientName = (
    (await ask('GET', `/api/invitations/${invitationId}`, { as: schmit })).body as {
      client: { name: string };
    }
  ).client.name;
  const start = new Date(services.clock.now().getTime() + 30 * 3_600_000).toISOString();
  const visit = visitOf(
    await ask('POST', '/api/visits', { as: schmit, body: { invitationId, slots: [{ start, minutes: 60 }] } }),
  );
  const quote = await quoting.sent(schmit, world.request.id);
  const draft = quoteOf(await quoting.begin(schmit, { clientId: claire }));
  pages.invitation = `/invitations/${invitationId}`;
  pages.newVisit = `/visits/new?invitation=${invitationId}`;
  pages.visit = `/visits/${visit.id}`;
  pages.quote = `/quotes/${quote.id}`;
  pages.write = `/quotes/${draft.id}/write`;
});

const blockFrom = async (userId: number, blockedId: number) => {
  await pool.query('delete from blocks');
  await pool.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [userId, blockedId]);
};

/** Each button is on the page while nobody is blocked, so that its absence means something. */
const showsInPlaceOf = async (
  { as, address, name }: { as: number; address: string; name: string },
  buttons: readonly Words[],
  block: () => Promise<void>,
  sentence: (strings: ReturnType<typeof stringsOf>, name: string) => string = ({ blocks }, partnerName) =>
    blocks.byPartner(partnerName),
) => {
  await pool.query('delete from blocks');
  for (const language of languages) {
    const page = await wholePage(as, language, address);
    for (const button of buttons) expect(page).toContain(button(stringsOf(language)));
    expect(page).not.toContain(sentence(stringsOf(language), name));
  }
  await block();
  for (const language of languages) {
    const page = await wholePage(as, language, address);
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    expect(main).toContain(sentence(stringsOf(language), name));
    for (const button of buttons) expect(main).not.toContain(`>${button(stringsOf(language))}<`);
  }
};

describe('pages say that a pair is blocked in place of what would be refused (M8)', () => {
  test('an invitation, to the company that is blocked', () =>
    showsInPlaceOf(
      { as: schmit, address: pages.invitation, name: clientName },
      [({ asking }) => asking.askShort],
      () => blockFrom(claire, schmit),
    ));

  test('an invitation, to the company that has blocked the client, as to the visit alone', () =>
    showsInPlaceOf(
      { as: schmit, address: pages.invitation, name: clientName },
      [],
      () => blockFrom(schmit, claire),
      ({ visiting }, name) => visiting.isApart(name),
    ));

  test('proposing a visit, in either direction', async () => {
    for (const block of [() => blockFrom(claire, schmit), () => blockFrom(schmit, claire)])
      await showsInPlaceOf(
        { as: schmit, address: pages.newVisit, name: clientName },
        [({ visiting }) => visiting.proposeNow],
        block,
        ({ visiting }, name) => visiting.isApart(name),
      );
  });

  test('a visit, to the client who would choose, and to the company that would move it', async () => {
    await showsInPlaceOf(
      { as: claire, address: pages.visit, name: companyName },
      [({ visiting }) => visiting.noneSuits],
      () => blockFrom(schmit, claire),
    );
    await showsInPlaceOf(
      { as: schmit, address: pages.visit, name: clientName },
      [({ visiting }) => visiting.move],
      () => blockFrom(claire, schmit),
    );
  });

  test('a quote, to the client who would ask for a change, and to the company that would revise it', async () => {
    await showsInPlaceOf(
      { as: claire, address: pages.quote, name: companyName },
      [({ quoting: words }) => words.askChange, ({ quoting: words }) => words.askLine],
      () => blockFrom(schmit, claire),
    );
    await showsInPlaceOf(
      { as: schmit, address: pages.quote, name: clientName },
      [({ quoting: words }) => words.nextVersion],
      () => blockFrom(claire, schmit),
    );
  });

  test('a draft of a quote, which cannot be sent', () =>
    showsInPlaceOf(
      { as: schmit, address: pages.write, name: clientName },
      [({ writing }) => writing.send],
      () => blockFrom(claire, schmit),
    ));
});
