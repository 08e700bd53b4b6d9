import { eq } from 'drizzle-orm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { stringsOf } from '#strings/strings.ts';
import { testHost } from '#testing/host.ts';
import { StringsProvider } from '#web/strings.tsx';
import type { CompletedProject } from './contract/company-profile.ts';
import { ProjectDialog } from './web/project-dialog.tsx';

const { ask, db } = await testHost({ withPages: true });

const roofing = await buildCategory(db, { name: 'Roofing', description: 'Slate & zinc roofs.' });

const schmit = await buildCompany(db, {
  name: 'Toiture <Schmit>',
  description: 'Roofs since 1974.\n\nAsk </script> for a quote.',
  postalCode: 'L-4041',
  city: 'Esch-sur-Alzette',
  address: '48, rue du Brill',
  phoneNumber: '+352 26 55 01 48',
  email: 'bonjour@toiture.example',
  website: 'https://toiture.example/',
  businessHours: '{"Saturday":"Closed","Monday":"07:30–17:00"}',
  hasEmergencyService: true,
  vatCheckedAt: new Date('2026-11-03T10:00:00Z'),
  vatCheckResult: 'valid',
});
await buildService(db, { companyId: schmit.id, categoryId: roofing.id });
await buildPicture(db, {
  companyId: schmit.id,
  imageUrl: '/plates/cover/roofing-1-minett.svg',
  title: 'Roofs of Esch',
});
const oldest = { day: 1, name: 'Oldest job', budget: undefined };
const jobs = [
  oldest,
  { day: 2, name: 'Middle job', budget: 'to be seen' },
  { day: 3, name: 'Newest job', budget: '12500.4' },
];
const ratings = [4, 5, 5];
for (const [index, { day, name, budget }] of jobs.entries()) {
  const client = await buildUser(db, { username: `client-${name.split(' ')[0]}` });
  const project = await buildProject(db, {
    companyId: schmit.id,
    clientId: client.id,
    state: 'completed',
    createdAt: new Date('2026-01-01T10:00:00Z'),
    completedAt: new Date(Date.UTC(2026, 2, day + 2, 10)),
    name,
    budget,
  });
  await buildReview(db, {
    project,
    rating: ratings[index],
    comment: `About the ${name}.`,
    isAnonymous: index === 0,
    createdAt: new Date(Date.UTC(2026, 2, day + 5, 10)),
  });
  await buildPicture(db, { companyId: schmit.id, projectId: project.id, title: `${name}, photo` });
}
await buildProject(db, { companyId: schmit.id, name: 'Open job' });

const bare = await buildCompany(db, {
  name: 'Zwee Bridder',
  description: '',
  isVatVerified: false,
  website: null,
  isDemo: true,
});

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Returns a page's markup, the text of its main part and its head. */
const visit = async (path: string) => {
  const { status, text } = await ask('GET', path);
  const [head = '', body = ''] = text.split('</head>');
  const markup = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  const words = unescaped(markup.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
  const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1];
  return {
    status,
    head,
    body,
    markup,
    words,
    title: unescaped(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    structuredData:
      structuredData === undefined ? null : (JSON.parse(structuredData) as Record<string, unknown>),
  };
};

const path = (rest = '') => `/companies/${schmit.id}${rest}`;
const inOrder = (words: string, ...expectedTexts: string[]) => {
  let from = 0;
  for (const text of expectedTexts) {
    const place = words.indexOf(text, from);
    expect(place, `"${text}" after place ${from} of "${words}"`).not.toBe(-1);
    from = place + text.length;
  }
};

describe('an address that names no company', () => {
  test.each(['abc', '12abc', '0', '-1', '1e3', '99999999999', '%00'])(
    '/companies/%s is refused',
    { meta: { requirements: ['PROFILE-001'] } },
    async (id) => {
      const { status, words, title, head } = await visit(`/companies/${id}`);
      expect(status).toBe(400);
      expect(words).toContain('Invalid company ID');
      expect(title).toContain('Invalid company ID');
      expect(head).toContain('<meta name="robots" content="noindex">');
    },
  );

  test('is not found', { meta: { requirements: ['PROFILE-003'] } }, async () => {
    const { status, words, markup } = await visit('/companies/999999');
    expect(status).toBe(404);
    expect(words).toContain('Company not found');
    expect(markup.match(/<h1/g)).toHaveLength(1);
  });
});

describe('the head of the profile', () => {
  test(
    'says who it is',
    {
      meta: {
        requirements: [
          'PROFILE-004',
          'PROFILE-005',
          'PROFILE-006',
          'PROFILE-007',
          'PROFILE-008',
          'PROFILE-009',
          'PROFILE-010',
          'PROFILE-011',
        ],
      },
    },
    async () => {
      const { status, markup, words } = await visit(path());
      expect(status).toBe(200);
      expect(markup).toContain('src="/plates/cover/roofing-1-minett.svg"');
      expect(markup).toContain('alt="Roofs of Esch"');
      expect(markup).toMatch(/<h1[^>]*>Toiture &lt;Schmit&gt;<\/h1>/);
      expect(words).toContain('4.7 ( 3 reviews )');
      expect(words).toContain('TS');
      expect(words).toContain('Verified');
      // The badge says what was checked, when and with whom, and no more than that (m8).
      expect(words).toContain('Verified VAT number checked with VIES on 3 Nov 2026');
      expect(words).toContain('We don’t check the quality of the work or who runs this profile');
      expect(words).toContain('24/7 Emergency Service');
      expect(words).toContain('L-4041 Esch-sur-Alzette, Luxembourg');
      expect(words.match(/Roofing/g)?.length).toBeGreaterThanOrEqual(3); // crumb, chip, services offered
    },
  );

  test(
    'and what it is not',
    {
      meta: {
        requirements: ['PROFILE-004', 'PROFILE-006', 'PROFILE-008', 'PROFILE-009', 'PROFILE-017', 'O-101'],
      },
    },
    async () => {
      const { words } = await visit(`/companies/${bare.id}`);
      expect(words).toContain('No project images available');
      expect(words).toContain(' New ');
      expect(words).not.toContain('Verified');
      expect(words).not.toContain('24/7 Emergency Service');
      expect(words).toContain('This company offers professional construction services in Luxembourg.');
    },
  );

  test(
    'a logo stands in the place of the initials',
    {
      meta: { requirements: ['PROFILE-007'] },
    },
    async () => {
      const { id } = await buildCompany(db, { name: 'Logo Sàrl', logoUrl: '/files/logo.png' });
      expect((await visit(`/companies/${id}`)).markup).toContain('src="/files/logo.png"');
    },
  );

  test(
    'has its three actions',
    {
      meta: { requirements: ['PROFILE-012', 'PROFILE-013', 'PROFILE-014'] },
    },
    async () => {
      const { markup } = await visit(path());
      expect(markup).toContain('Request Quote');
      expect(markup).toMatch(/<button[^>]*aria-label="Save to Folder"/);
      expect(markup).toMatch(/<button[^>]*aria-label="Like Company"/);
    },
  );
});

describe('the five views', () => {
  test(
    'are tabs, each a link with an address of its own',
    {
      meta: { requirements: ['PROFILE-015'] },
    },
    async () => {
      const { markup } = await visit(path());
      const tabs = [...markup.matchAll(/<a[^>]*role="tab"[^>]*>(.*?)<\/a>/g)];
      expect(tabs.map(([, label = '']) => label.replace(/<.*/, ''))).toEqual([
        'Overview',
        'Services',
        'Reviews',
        'Projects',
        'Contact',
      ]);
      expect(tabs.map(([tab]) => unescaped(/href="([^"]*)"/.exec(tab)?.[1] ?? ''))).toEqual([
        path(),
        path('?tab=services'),
        path('?tab=reviews'),
        path('?tab=projects'),
        path('?tab=contact'),
      ]);
    },
  );

  test.each(['', '-toiture-schmit', '-a-name-it-had-once'])(
    'stay under the address one came by: %s',
    async (slug) => {
      const { markup, head } = await visit(`${path(slug)}?tab=reviews`);
      expect(markup).toContain(`href="${path(slug)}?tab=projects"`);
      expect(head).toMatch(
        new RegExp(`rel="canonical" href="[^"]*${path('-toiture-schmit')}\\?tab=reviews"`),
      );
    },
  );

  test('a view that does not exist is the overview', async () => {
    expect((await visit(path('?tab=fame'))).words).toContain('About');
  });

  test(
    'the tab Overview says who the company is',
    {
      meta: {
        requirements: [
          'PROFILE-016',
          'PROFILE-017',
          'PROFILE-018',
          'PROFILE-019',
          'PROFILE-020',
          'PROFILE-021',
          'PROFILE-022',
          'LIMIT-011',
        ],
      },
    },
    async () => {
      const { words, markup } = await visit(path());
      expect(words).toContain('Roofs since 1974.');
      expect(markup).toMatch(/<a href="tel:\+35226550148">/);
      inOrder(
        words,
        'Recent projects',
        'Newest job',
        'Middle job',
        'Services offered',
        'About',
        'Contact Information',
      );
      expect(words.slice(words.indexOf('Recent projects'))).not.toContain('Oldest job');
      inOrder(
        words,
        '48, rue du Brill',
        'L-4041 Esch-sur-Alzette',
        '+352 26 55 01 48',
        'bonjour@toiture.example',
      );
      expect(markup).toMatch(
        /<a href="https:\/\/toiture\.example\/"[^>]*rel="noopener nofollow ugc"[^>]*>toiture\.example<\/a>/,
      );
      inOrder(words, 'Opening hours', 'Monday', '07:30–17:00', 'Saturday', 'Closed', 'Request a Quote');
    },
  );

  test('the tab Overview begins with two reviews: the nearest to the average, and one with other stars', async () => {
    const { words } = await visit(path());
    inOrder(words, 'About the Newest job.', 'client-Newest , March 2026', 'Newest job, €12,500');
    // Nobody learns which job an anonymous review is about.
    inOrder(words, 'About the Oldest job.', 'Anonymous User , March 2026', '2 of 3 clients gave 5 stars.');
    expect(words.slice(0, words.indexOf('At a glance'))).not.toContain('About the Middle job.');
    expect(words).not.toMatch(/March 2026 Oldest job/);
    inOrder(words, 'All 3 reviews', 'Recent projects');
  });

  test('a company of the demo says that it is invented, and shows no number that could ring', async () => {
    const invented = await buildCompany(db, { name: 'Invented', isDemo: true, hasEmergencyService: true });
    const project = await buildProject(db, { companyId: invented.id, state: 'completed', name: 'Wall' });
    await buildReview(db, { project, comment: 'The wall stands where it should.' });
    const overview = await visit(`/companies/${invented.id}`);
    // By the name, in the list of what was verified, and under its reviews.
    expect(overview.words.match(/Invented for this demo/g)?.length).toBeGreaterThanOrEqual(3);
    const reviews = await visit(`/companies/${invented.id}?tab=reviews`);
    inOrder(reviews.words, '1 review', 'Invented for this demo', 'The wall stands where it should.');
    for (const { markup } of [overview, reviews]) expect(markup).not.toContain('tel:');
    expect(overview.words).toContain('No phone number: this company was invented for the demo');
    const real = await visit(path());
    expect(real.words).not.toContain('Invented for this demo');
  });

  test('only what was uploaded is shown, five pictures at first; without any a drawing says that it is one', async () => {
    const { words, markup } = await visit(path());
    const mosaic = /<ul[^>]*aria-label="Pictures".*?<\/ul>/.exec(markup)?.[0] ?? '';
    expect(mosaic.match(/<li/g)).toHaveLength(4);
    expect(mosaic).toContain('href="/plates/cover/roofing-1-minett.svg"');
    expect(words).not.toContain('Drawn by us');
    const full = await buildCompany(db);
    for (let number = 1; number <= 7; number += 1)
      await buildPicture(db, { companyId: full.id, title: `Picture ${number}` });
    const many = await visit(`/companies/${full.id}`);
    expect(many.markup.match(/aria-label="Enlarge: Picture \d"/g)).toHaveLength(5);
    expect(many.words).toContain('All 7 pictures');

    const plain = await buildCompany(db);
    const project = await buildProject(db, {
      companyId: plain.id,
      state: 'completed',
      createdAt: new Date('2026-01-01T10:00:00Z'),
      completedAt: new Date('2026-02-01T10:00:00Z'),
      name: 'Roof without a picture',
    });
    const drawn = await visit(`/companies/${plain.id}`);
    expect(drawn.words).toContain('Drawn by us: No project images available');
    expect(drawn.markup).toMatch(/src="\/plates\/banner\/[a-z]+-\d+-[a-z]+\.svg"/);
    const card = drawn.markup.slice(drawn.markup.indexOf('Recent projects'));
    expect(card).toContain(project.name);
    expect(card).not.toContain('/plates/cover/');
  });

  test('a client reads when they wrote to this company, nobody else does', async () => {
    const client = await buildUser(db);
    const company = await buildCompany(db);
    const read = async () => (await ask('GET', `/companies/${company.id}`, { as: client.id })).text;
    expect(await read()).not.toContain('You sent a message on');
    await buildMessage(db, {
      senderId: client.id,
      receiverId: company.userId,
      content: 'Could you quote?',
      createdAt: new Date('2026-11-28T10:00:00Z'),
    });
    const text = await read();
    expect(text.replaceAll('<!-- -->', '')).toContain('You sent a message on 28 Nov.');
    expect(text).toContain(`href="/messages/${company.userId}"`);
    expect((await ask('GET', `/companies/${company.id}`)).text).not.toContain('You sent a message on');
  });

  test('the tab Overview says since when, how many, how soon, insured, with what promise, and where', async () => {
    const company = await buildCompany(db, {
      foundedIn: 1974,
      teamSize: 12,
      responseHours: 3,
      guarantee: 'Ten years on every roof.',
      languages: ['lb', 'fr', 'de'],
      serviceCantons: ['Wiltz'],
      serviceCommunes: ['Esch-sur-Alzette', 'Schifflange'],
    });
    await buildCompanyProof(db, {
      companyId: company.id,
      kind: 'insurance',
      state: 'verified',
      expiresOn: '2099-12-31',
    });
    const { words, markup } = await visit(`/companies/${company.id}`);
    inOrder(words, 'At a glance', 'In business Since 1974', 'Team 12 people', 'Within about 3 hours');
    inOrder(words, 'Median time to first reply', 'Insurance', 'valid until 31 December 2099');
    inOrder(words, 'Guarantee', 'Ten years on every roof.', 'Services offered');
    expect(markup).toContain('src="/plates/area-000010000002.svg"');
    expect(markup).toContain('alt="Works in the canton of Wiltz, Esch-sur-Alzette and Schifflange"');
    const german = await visit(`/de/companies/${company.id}`);
    expect(german.markup).toContain('alt="Tätig in: Kanton Wiltz, Esch an der Alzette und Schifflingen"');
    const luxembourgish = await visit(`/lb/companies/${company.id}`);
    expect(luxembourgish.words).toContain('Schwätzt Lëtzebuergesch, Franséisch an Däitsch');
    // The page leaves out facts that nobody has measured or stated.
    expect((await visit(`/companies/${bare.id}`)).words).not.toMatch(/At a glance|Within about/);
  });

  test('the tab Overview gives price examples and similar companies', async () => {
    const alike = await buildCompany(db, { name: 'Daach a Kand' });
    await buildService(db, { companyId: alike.id, categoryId: roofing.id });
    const company = await buildCompany(db, { name: 'Daach a Bouf' });
    await buildService(db, { companyId: company.id, categoryId: roofing.id });
    for (let day = 1; day <= 4; day += 1) {
      await buildProject(db, {
        companyId: company.id,
        state: 'completed',
        createdAt: new Date('2026-01-01T10:00:00Z'),
        completedAt: new Date(Date.UTC(2026, 2, day, 10)),
        name: `Roof ${day}`,
        budget: `${day}000`,
      });
    }
    const { words, markup } = await visit(`/companies/${company.id}`);
    inOrder(words, 'Price examples', 'Roof 2', '€2,000', 'Roof 1', '€1,000', 'Recent projects');
    inOrder(words, 'Recent projects', 'Roof 4', 'Roof 3', 'Similar companies');
    expect(words.slice(0, words.indexOf('Recent projects'))).not.toContain('Roof 4');
    expect(markup).toContain(`href="/companies/${alike.id}-daach-a-kand"`);
    const lonely = await visit(`/companies/${bare.id}`);
    expect(lonely.words).not.toMatch(/Price examples|Similar companies/);
  });

  test(
    'what is kept for later says nothing about now',
    {
      meta: { requirements: ['PROFILE-021'] },
    },
    async () => {
      const { words } = await visit(path());
      expect(words).not.toMatch(/Open now|Closed now|Public holiday/);
    },
  );

  test('the tab Services lists what it does', { meta: { requirements: ['PROFILE-023'] } }, async () => {
    const { markup, words } = await visit(path('?tab=services'));
    expect(markup.match(/<h3>Roofing<\/h3>/g)).toHaveLength(1);
    expect(words).toContain('Slate & zinc roofs.');
  });

  test(
    'the tab Reviews shows what clients wrote',
    {
      meta: { requirements: ['PROFILE-025', 'PROFILE-026', 'PROFILE-027', 'PROFILE-028'] },
    },
    async () => {
      const { words, markup } = await visit(path('?tab=reviews'));
      inOrder(words, '5 stars', '4 stars', '3 stars', '2 stars', '1 star ');
      expect(markup.match(/<progress/g)).toHaveLength(5);
      expect(markup).toContain('aria-label="4.7 out of 5"');
      inOrder(words, 'About the Newest job.', 'About the Middle job.', 'About the Oldest job.');
      expect(words).toContain('Anonymous User');
      expect(words).toContain('client-Newest');
      expect(words).not.toContain('client-Oldest');
      expect(words).toContain('Project: Middle job');
      expect(words).toContain('8 Mar 2026');
    },
  );

  test('reviews are chosen by stars and sorted by addresses', async () => {
    const { words, markup } = await visit(path('?tab=reviews&stars=5&sort=lowest'));
    inOrder(words, '2 of 3 reviews: 5 stars.', 'Show all', 'About the Newest job.', 'About the Middle job.');
    expect(words).not.toContain('About the Oldest job.');
    const links = [...unescaped(markup).matchAll(/<a href="([^"]*)"[^>]*><span[^>]*>([^<]*)<\/span>/g)];
    const hrefOf = (name: string) => links.find(([, , words]) => words === name)?.[1];
    expect(hrefOf('4 stars: 1 of 3')).toBe(path('?tab=reviews&stars=4&sort=lowest'));
    expect(hrefOf('5 stars: 2 of 3')).toBe(path('?tab=reviews&sort=lowest'));
    expect(hrefOf('3 stars: 0 of 3')).toBeUndefined();
    const lowest = await visit(path('?tab=reviews&sort=lowest'));
    inOrder(lowest.words, 'About the Oldest job.', 'About the Newest job.');
    expect((await visit(path('?tab=reviews&stars=9'))).words).toContain('About the Oldest job.');
  });

  test('the number of reviews under the name leads to them', async () => {
    const { markup } = await visit(path());
    expect(unescaped(markup)).toMatch(/href="[^"]*\?tab=reviews#profile"[^>]*>\(<!-- -->3 reviews/);
  });

  test('reviews come ten on a page', async () => {
    const company = await buildCompany(db);
    for (let day = 1; day <= 12; day += 1) {
      await buildReview(db, {
        companyId: company.id,
        comment: `Number ${day}.`,
        createdAt: new Date(Date.UTC(2026, 2, day, 10)),
      });
    }
    const first = await visit(`/companies/${company.id}?tab=reviews`);
    inOrder(first.words, 'Number 12.', 'Number 3.', 'Older');
    // Neither does the page carry them for its scripts: a company with many would have a document of twice the size.
    expect(first.body).toContain('"comment":"Number 3."');
    expect(first.body).not.toContain('Number 2.');
    const older = unescaped(first.markup).match(/href="([^"]*after=[^"]*)"/)?.[1] ?? '';
    inOrder((await visit(older.replace(/#.*/, ''))).words, 'Number 2.', 'Number 1.', 'Back to newest');
  });

  test('the tab Projects shows its work', { meta: { requirements: ['PROFILE-030'] } }, async () => {
    const { words, markup } = await visit(path('?tab=projects'));
    inOrder(words, '1 picture', 'Newest job', 'What is to be done', '€12,500', '1 review');
    inOrder(words, 'Newest job', 'Middle job', 'Oldest job');
    expect(words).not.toContain('Open job');
    expect(markup).toContain('aria-label="5 out of 5"');
  });

  test(
    'the tab Contact says how to reach it',
    {
      meta: { requirements: ['PROFILE-032', 'PROFILE-033'] },
    },
    async () => {
      const { words } = await visit(path('?tab=contact'));
      inOrder(words, 'Contact Information', '48, rue du Brill', 'Opening hours', 'Monday');
      inOrder(words, 'Send a Message', 'Save to Folder', 'Like Company');
    },
  );

  test.each([
    ['services', 'PROFILE-024', 'No services listed for this company'],
    ['reviews', 'PROFILE-029', 'No Reviews Yet'],
    ['projects', 'PROFILE-031', 'No completed projects to display yet.'],
  ])('%s without any (%s)', async (tab, _, text) => {
    expect((await visit(`/companies/${bare.id}?tab=${tab}`)).words).toContain(text);
  });
});

describe('the details of a project', () => {
  test(
    'are in its dialog',
    {
      meta: {
        requirements: [
          'PROFILE-034',
          'PROFILE-035',
          'PROFILE-036',
          'PROFILE-037',
          'PROFILE-038',
          'PROFILE-039',
          'PROFILE-040',
          'PROFILE-041',
          'PROFILE-048',
        ],
      },
    },
    async () => {
      const { body } = await ask('GET', `/api/companies/${schmit.id}/projects`);
      const [newest] = body as CompletedProject[];
      if (!newest) throw new Error('There is no project');
      const first = { language: 'en' as const, strings: stringsOf('en'), load: async () => undefined };
      const providerProps = { first, children: null };
      const dialogElement = createElement(ProjectDialog, { project: newest, onClose: () => undefined });
      const dialog = renderToStaticMarkup(createElement(StringsProvider, providerProps, dialogElement));
      const words = unescaped(dialog.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
      inOrder(words, 'Newest job', 'Completed on 5 March 2026', 'Project summary');
      inOrder(words, 'Status Completed', 'Pictures 1', 'Budget €12,500', 'Completion date 5 March 2026');
      expect(words).toContain('About the Newest job.');
      expect(words).not.toContain('About the Middle job.');
      // One photo needs neither thumbnails nor dots.
      expect(dialog).not.toContain('Choose a picture');
      expect(dialog).not.toContain('Next picture');
    },
  );
});

describe('what search engines are told', () => {
  test('a title and a description of its own', async () => {
    const { title, head } = await visit(path());
    expect(title).toBe('Toiture <Schmit>, Roofing in Esch-sur-Alzette · Giewel');
    expect(head).toContain(
      '<meta name="description" content="Toiture &lt;Schmit&gt;: Roofing. Roofs since 1974.',
    );
    expect(head).not.toContain('noindex');
    expect((await visit(path('?tab=reviews'))).title).toBe('Reviews · Toiture <Schmit> · Giewel');
  });

  test('the structuredData, in a block that no text can leave', async () => {
    const { structuredData, head } = await visit(path());
    expect(structuredData).toMatchObject({
      '@type': expect.arrayContaining(['LocalBusiness']),
      name: 'Toiture <Schmit>',
      description: schmit.description,
      telephone: '+352 26 55 01 48',
      sameAs: 'https://toiture.example/',
      address: { postalCode: 'L-4041', addressLocality: 'Esch-sur-Alzette', addressCountry: 'LU' },
      aggregateRating: { ratingValue: '4.7', reviewCount: 3 },
      openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '07:30', closes: '17:00' }],
    });
    expect(head).not.toContain('Ask </script>');
  });

  test('the structuredData in the language of the page, with the words written in it', async () => {
    await db
      .update(companyProfiles)
      .set({ textLanguage: 'en', texts: { fr: { line: '', description: 'Nous couvrons vos toits.' } } })
      .where(eq(companyProfiles.id, schmit.id));
    const { structuredData, head } = await visit(`/fr${path()}`);
    expect(structuredData).toMatchObject({
      '@id': expect.stringMatching(/^http:\/\/[^/]+\/companies\//),
      url: expect.stringContaining('/fr/companies/'),
      description: 'Nous couvrons vos toits.',
    });
    expect(head).toMatch(/"item":"http:\/\/[^/"]+\/fr\/?"/);
    expect((await visit(path())).structuredData).toMatchObject({ description: schmit.description });
  });

  test('not to keep a company of the demo, and no rating where there is none', async () => {
    const { head, structuredData } = await visit(`/companies/${bare.id}`);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(structuredData).not.toHaveProperty('aggregateRating');
  });
});
