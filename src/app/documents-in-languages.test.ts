import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { issueReceipt, type PlanPayment } from '#features/billing/subscriptions/server/receipts.ts';
import { marketingPaths } from '#features/marketing/core/rules/marketing-paths.ts';
import { createSendQuoteJob } from '#features/quotes/core/server/index.ts';
import { createSignedCopyJob } from '#features/quotes/core/server/pdf/signed-copy-job.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { type Language, languages, pathInLanguage } from '#kernel/language.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import { operatorAccount } from '#testing/stripe-host.ts';
import { visitOf } from '#testing/visits.ts';
import { wordsInPdf } from '#testing/words-in-pdf.ts';
import { vocabularyOf, wordsIn } from '#testing/words-of-languages.ts';

const host = await testHost({
  withPages: true,
  env: { PUBLIC_URL: 'https://giewel.example', ...operatorAccount },
});
const { ask, db, services } = host;
const calls = await quoteCalls(host);

// The texts of people are made-up words here, so every English word in a document is ours.
const writtenByPeople =
  'Person Zorplak Quivnar Brelto Muxfen Hadrok Wimsel Jorvat Teklun Claire Hoffmann Giewel Mondercange Tilleuls';
const knownWords = new Set([
  ...wordsIn(writtenByPeople),
  ...wordsIn(Object.values(operatorAccount).join(' ')),
]);

/** Returns the English words of a text that its language doesn't have. */
const englishIn = (text: string, language: Language): string[] => {
  const [english, ownWords] = [vocabularyOf('en'), vocabularyOf(language)];
  // A company's email address, 'info@…', is its own.
  return [...new Set(wordsIn(text.replaceAll(/\S+@\S+/g, '')))].filter(
    (word) => english.has(word) && !ownWords.has(word) && !knownWords.has(word),
  );
};

const speaks = async (id: number, language: Language) => {
  await db.update(users).set({ language }).where(eq(users.id, id));
};

const written = {
  object: 'Zorplak',
  sections: [
    {
      title: 'Brelto',
      lines: [
        {
          kind: 'materials',
          description: 'Muxfen',
          quantity: '96',
          unit: 'm2',
          unitPrice: '82.50',
          vatRate: 17,
        },
        { kind: 'labour', description: 'Hadrok', quantity: '12', unit: 'h', unitPrice: '60', vatRate: 3 },
        {
          kind: 'disposal',
          description: 'Wimsel',
          quantity: '1',
          unit: 'lump-sum',
          unitPrice: '400',
          vatRate: 17,
          isOptional: true,
        },
      ],
    },
  ],
  plan: [
    { on: 'acceptance', label: '', percent: '30' },
    { on: 'completion', label: '', percent: '70' },
  ],
};

/** Makes a client and a company that read a language, with a request between them. */
const worldIn = async (language: Language) => {
  const claire = await calls.client();
  const schmit = await calls.lawfulRoofer('Jorvat');
  await speaks(claire.id, language);
  await speaks(schmit.userId, language);
  const request = await calls.sentRequest(claire.id, [schmit.id], {
    title: 'Zorplak',
    description: 'Teklun Zorplak Quivnar Brelto',
  });
  return { claire, schmit, request };
};

test('an English word is found, and none of the language itself', () => {
  expect(englishIn('Angebot, Zorplak: total net price', 'de')).toEqual(['total', 'net', 'price']);
  expect(englishIn('SHA-256 bed54fee add0be57', 'de'), 'letters of a hash').toEqual([]);
});

describe.each([
  ['fr', []],
  ['de', []],
  ['lb', ['nightly']],
  ['pt', ['nightly']],
] as const)('in %s', (language, tags) => {
  test(
    'a quote and its signed copy say nothing in English',
    {
      tags: [...tags],
      timeout: 60_000,
    },
    async () => {
      const { claire, schmit, request } = await worldIn(language);
      const draft = await calls.drafted(schmit.userId, request.id, written);
      quoteOf(await calls.pressSend(schmit.userId, draft));
      await createSendQuoteJob().run({ quoteId: draft.id, version: 1 }, services);
      const pdf = await ask('GET', `/api/quotes/${draft.id}/versions/1/pdf`, { as: claire.id });
      expect(pdf.status).toBe(200);
      expect(wordsInPdf(pdf.bytes)).toContain('Muxfen');
      expect(englishIn(wordsInPdf(pdf.bytes), language)).toEqual([]);

      const quote = quoteOf(await calls.see(claire.id, draft.id));
      await calls.withCode(claire.id, quote);
      quoteOf(await calls.accept(claire.id, quote));
      await createSignedCopyJob().run({ quoteId: draft.id }, services);
      for (const as of [claire.id, schmit.userId]) {
        const copy = await ask('GET', `/api/quotes/${draft.id}/signed-copy`, { as });
        expect(copy.status).toBe(200);
        expect(wordsInPdf(copy.bytes)).toContain('Claire Hoffmann');
        expect(englishIn(wordsInPdf(copy.bytes), language)).toEqual([]);
      }
    },
  );

  test.each([null, 'in_1'])(
    'a receipt, and an invoice (%s), say nothing in English',
    { tags: [...tags] },
    async (stripeInvoiceId) => {
      const company = await buildCompany(db, {
        name: 'Jorvat',
        address: '14, rue des Tilleuls',
        city: 'Mondercange',
      });
      await speaks(company.userId, language);
      const now = services.clock.now();
      const payment: PlanPayment = {
        companyId: company.id,
        plan: 'professional',
        period: 'yearly',
        amountCents: 50_000,
        lines: [],
        stripeInvoiceId: stripeInvoiceId && `${stripeInvoiceId}_${language}`,
        paidFrom: now,
        paidUntil: new Date(now.getTime() + 365 * DAY_MS),
      };
      await db.transaction((transaction) => issueReceipt(transaction, services.config, payment, now));
      const { body } = await ask('GET', '/api/receipts', { as: company.userId });
      const [receipt] = body as { id: number }[];
      const headers = { 'x-language': language };
      const { status, bytes } = await ask('GET', `/api/receipts/${receipt?.id}/pdf`, {
        as: company.userId,
        headers,
      });
      expect(status).toBe(200);
      expect(wordsInPdf(bytes)).toContain('Jorvat');
      expect(englishIn(wordsInPdf(bytes), language)).toEqual([]);
    },
  );

  test('the calendar of visits says nothing in English', { tags: [...tags] }, async () => {
    const { claire, schmit } = await worldIn(language);
    const { id: invitationId } = await calls.invitationOf(schmit.userId);
    const start = new Date(services.clock.now().getTime() + 30 * 3_600_000).toISOString();
    const body = { invitationId, slots: [{ start, minutes: 60 }] };
    const visit = visitOf(await ask('POST', '/api/visits', { as: schmit.userId, body }));
    const acceptBody = { slot: visit.slots[0]?.id };
    visitOf(await ask('POST', `/api/visits/${visit.id}/accept`, { as: claire.id, body: acceptBody }));
    for (const as of [claire.id, schmit.userId]) {
      const calendarLink = await ask('POST', '/api/calendar/address', { as });
      const { address } = calendarLink.body as { address: string };
      const { status, text } = await ask('GET', new URL(address).pathname);
      expect(status).toBe(200);
      // The format's own field names and addresses are no words.
      const calendarTexts = [
        ...text
          .replaceAll('\r\n ', '')
          .matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME)[^:]*:(.*)$/gm),
      ];
      const words = calendarTexts
        .map(([, value = '']) => value.replace(/https?:\S+/g, '').replaceAll('\\n', ' '))
        .join(' ');
      expect(calendarTexts.length).toBeGreaterThan(3);
      expect(words).toContain('Zorplak');
      expect(englishIn(words, language)).toEqual([]);
    }
  });
});

test('a page is shared with a card in its own language, or with a drawing that holds no words', async () => {
  const pictureOf = async (address: string) => {
    const { text } = await ask('GET', address);
    return /og:image" content="https:\/\/giewel\.example(\/[^"]+)\.png"/.exec(text)?.[1];
  };
  for (const language of languages)
    for (const address of ['/', '/search', '/prices', '/vat-on-housing', ...marketingPaths]) {
      const card = `/social/card${address.split('?', 1).join('').replace(/\/$/, '')}`;
      expect(await pictureOf(pathInLanguage(language, address))).toBe(pathInLanguage(language, card));
    }
  const drawing = await ask('GET', (await pictureOf('/auth'))?.replace('/social', '') ?? '');
  expect(drawing.text).toContain('<svg');
  expect(drawing.text).not.toContain('<text');
});
