import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { restoreDescription, takeDownDescription } from '#features/companies/core/server/index.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();

const texts = {
  fr: { line: 'Ardoise et zinc', description: 'Toitures en ardoise, et les gouttières qui vont avec.' },
  lb: { line: '', description: 'Diech aus Schifer, an d’Kullangen dobäi.' },
};

type Company = Awaited<ReturnType<typeof buildCompany>>;

const change = (company: Company, body: object) =>
  ask('PATCH', '/api/company-profile', { as: company.userId, body });

const written = async () => {
  const company = await buildCompany(db, { name: 'Toiture Weber' });
  expect((await change(company, { line: 'Slate and zinc', textLanguage: 'en', texts })).status).toBe(200);
  return company;
};

const found = async (search: string) => {
  const { body } = await ask('GET', `/api/companies?query=${encodeURIComponent(search)}`);
  return (body as { id: number }[]).map(({ id }) => id);
};

describe('texts in several languages', () => {
  test('stand beside the first, which stays where it was, and the answer is the same whoever asks', async () => {
    const company = await written();
    const [english, french] = [
      await ask('GET', `/api/companies/${company.id}`),
      await ask('GET', `/api/companies/${company.id}`, { headers: { 'x-language': 'fr' } }),
    ];
    expect(english.body).toMatchObject({
      description: company.description,
      line: 'Slate and zinc',
      textLanguage: 'en',
      texts,
    });
    expect(french.text).toBe(english.text);
  });

  test('are found by words of each of them', async () => {
    const company = await written();
    // The cached response is dropped a moment later, when the database announces the change.
    for (const word of ['gouttières', 'Kullangen', 'ardoise'])
      await eventually(async () => expect(await found(word)).toContain(company.id));
    await change(company, { texts: {} });
    await eventually(async () => expect(await found('Kullangen')).not.toContain(company.id));
  });

  test('need the first one’s language, each once, and one without words is none', async () => {
    const company = await buildCompany(db);
    const fieldsOf = ({ body }: { body: unknown }) => (body as { fields?: object }).fields;
    expect(fieldsOf(await change(company, { texts }))).toEqual({
      textLanguage: 'Choose the language of your main text',
    });
    const twice = await change(company, { textLanguage: 'fr', texts });
    expect(fieldsOf(twice)).toEqual({ texts: 'Your main text is already in this language' });
    const empty = { ...texts, pt: { line: ' ', description: '' } };
    expect((await change(company, { textLanguage: 'en', texts: empty })).body).toMatchObject({ texts });
    expect((await change(company, { textLanguage: 'lb' })).status).toBe(400);
    for (const body of [
      { line: 'x'.repeat(91) },
      { texts: { it: texts.fr } },
      { texts: { fr: { line: 'x'.repeat(91), description: '' } } },
      { texts: { fr: { line: '', description: 'x'.repeat(5_001) } } },
    ])
      expect((await change(company, body)).status).toBe(400);
  });

  test.each([
    { what: 'quotes and lines', line: '\u201c'.repeat(90), description: '"\n'.repeat(2_499) + 'x' },
    {
      what: 'characters that JSON writes with six',
      line: '\u0001'.repeat(90),
      description: '\u0001'.repeat(5_000),
    },
    { what: 'one word without an end', line: '漢'.repeat(90), description: '漢'.repeat(5_000) },
  ])('of the longest there may be fit, of $what too', async ({ line, description }) => {
    const company = await buildCompany(db);
    const all = Object.fromEntries(
      ['fr', 'de', 'lb', 'pt'].map((language) => [language, { line, description }]),
    );
    const body = { textLanguage: 'en', description: 'x'.repeat(5_000), texts: all };
    expect(await change(company, body)).toMatchObject({ status: 200, body: { texts: all } });
  });

  test('are taken down together, and come back so', async () => {
    const company = await written();
    const content = await db.transaction((transaction) => takeDownDescription(transaction, company.id));
    await eventually(async () => {
      const page = await ask('GET', `/api/companies/${company.id}`);
      expect(page.body).toMatchObject({ description: '', line: '', texts: {} });
    });
    await db.transaction((transaction) =>
      restoreDescription(transaction, company.id, content?.was ?? { description: '' }),
    );
    const [row] = await db.select().from(companyProfiles).where(eq(companyProfiles.id, company.id));
    expect(row).toMatchObject({ description: company.description, line: 'Slate and zinc', texts });
  });

  test('are handed out with what is kept of a company', async () => {
    const company = await written();
    const part = allPersonalData.find(({ name }) => name === 'companies');
    expect(await part?.collect(db, company.userId)).toMatchObject({
      companies: [{ line: 'Slate and zinc', textLanguage: 'en', texts }],
    });
  });
});
