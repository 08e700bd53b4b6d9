import { describe, expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProjectEvent } from '#demo/builders/project-event.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost({ withPages: true });

const claire = await buildUser(db, { fullName: 'Claire Hoffmann', phoneNumber: '+352 621 123 456' });
const admin = await buildUser(db, { userType: 'admin' });
const daach = await buildCompany(db, { name: 'Daach and Co' });
const createdAt = new Date('2025-11-08T10:00:00Z');
const make = (overrides: Parameters<typeof buildProject>[1]) =>
  buildProject(db, { clientId: claire.id, companyId: daach.id, createdAt, ...overrides });

const open = await make({ name: 'New roof', description: null });
const half = await make({ name: 'New gutter', state: 'client-confirmed', budget: '12500', timeline: 'May' });
const other = await make({ name: 'New stairs', state: 'company-confirmed' });
const done = await make({ name: 'New attic', state: 'completed', completedAt: new Date() });
const gone = await make({ name: 'New cellar', status: 'declined' });
await buildProjectEvent(db, {
  project: gone,
  actorId: daach.userId,
  side: 'company',
  kind: 'declined',
  reason: 'Booked out until the autumn.',
});

// The text of a page has neither its tags nor its embedded data.
const textOf = (html: string) =>
  html
    .replace(/<(script|style|title)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s*\n\s*/g, '\n');
const read = async (address: string, as: number) => {
  const { status, text } = await ask('GET', address, { as });
  return { status, html: text, text: textOf(text) };
};
const count = (text: string, word: string) => text.split(word).length - 1;

describe('/projects', () => {
  test(
    'as a client',
    {
      meta: {
        requirements: ['PROJ-001', 'PROJ-002', 'PROJ-003', 'PROJ-004', 'PROJ-006', 'PROJ-007', 'SHELL-032'],
      },
    },
    async () => {
      const { text, html } = await read('/projects', claire.id);
      for (const word of [
        'My Projects',
        'Active Projects',
        'Completed Projects',
        'Company ID',
        '8 Nov 2025',
      ]) {
        expect(text).toContain(`\n${word}\n`);
      }
      expect(text).toContain(`\n${daach.id}\nCompany ID\n`);
      expect(html).toMatch(/href="\/create-project"[^>]*>.*?New Project/);
      for (const { id } of [open, half, other]) {
        expect(html).toMatch(new RegExp(`href="/projects/${id}"[^>]*>View Details`));
      }
    },
  );

  test(
    'as a company',
    {
      meta: { requirements: ['PROJ-001', 'PROJ-005', 'PROJ-007', 'SHELL-032'] },
    },
    async () => {
      const { text, html } = await read('/projects', daach.userId);
      expect(text).toContain('\nCompany Projects\n');
      expect(text).toContain(`\n${open.id}\nProject ID\n`);
      expect(text).toContain('\nClaire Hoffmann\n');
      expect(html).not.toContain('/create-project');
      const nameless = await buildUser(db, { erasedAt: new Date() });
      await make({ clientId: nameless.id });
      expect((await read('/projects', daach.userId)).text).toContain(`\nClient #${nameless.id}\n`);
    },
  );

  test('a company searches and filters its list, and reads what it comes to', async () => {
    const firm = await buildCompany(db);
    const anne = await buildUser(db, { fullName: 'Anne Lentz' });
    const of = (name: string, state: Parameters<typeof buildProject>[1]) =>
      buildProject(db, { companyId: firm.id, clientId: anne.id, name, ...state });
    await of('Dormer', { state: 'client-confirmed', agreedSum: '4000.00' });
    await of('Gutters', { agreedSum: '800.50' });
    const all = (await read('/projects', firm.userId)).text;
    expect(all).toContain('\n2 projects, €4,800.50 agreed in total\n');
    expect(all).toContain('\nNo open milestones\n');
    const waiting = (await read('/projects?confirmed=theirs', firm.userId)).text;
    expect([waiting.includes('\nDormer\n'), waiting.includes('\nGutters\n')]).toEqual([true, false]);
    const none = (await read('/projects?search=bath', firm.userId)).text;
    expect(none).toMatch(/\nNo matching projects\n[\s\S]*\nShow all active projects\n/);
  });

  test(
    'each in its tab, with its badge; what was called off below',
    {
      meta: { requirements: ['PROJ-012', 'PROJ-013', 'PROJ-014', 'PROJ-015'] },
    },
    async () => {
      const active = (await read('/projects', claire.id)).text;
      expect([count(active, '\nIn Progress\n'), count(active, '\nPartially Complete\n')]).toEqual([1, 2]);
      expect(active).not.toContain('New attic');
      expect(active).toMatch(/Declined or cancelled[\s\S]*New cellar/);
      const completed = (await read('/projects?tab=completed', claire.id)).text;
      expect(completed).toContain('\nNew attic\n');
      expect(count(completed, '\nCompleted\n')).toBe(1);
      for (const name of ['New roof', 'New gutter', 'New stairs', 'New cellar']) {
        expect(completed).not.toContain(name);
      }
    },
  );

  test.each([
    [
      'private',
      '/projects',
      'PROJ-008',
      "You don't have any active projects. Create a new project to get started.",
    ],
    ['company', '/projects', 'PROJ-009', 'Projects will appear here when clients request your services.'],
    ['private', '/projects?tab=completed', 'PROJ-010', "You don't have any completed projects yet."],
    ['company', '/projects?tab=completed', 'PROJ-010', "You don't have any completed projects yet."],
  ] as const)('an empty list of a %s at %s says so (%s)', async (userType, address, _, words) => {
    const { id } = await buildUser(db, { userType });
    expect((await read(address, id)).text).toContain(`\n${words}\n`);
  });
});

describe('/projects/{id}', () => {
  test(
    'tells of the project',
    {
      meta: { requirements: ['PROJ-017', 'PROJ-018', 'PROJ-019', 'PROJ-020', 'LIMIT-017'] },
    },
    async () => {
      const { text } = await read(`/projects/${half.id}`, claire.id);
      for (const word of ['New gutter', 'Daach and Co', 'Created 8 Nov 2025', '€12,500', 'May']) {
        expect(text).toContain(`\n${word}\n`);
      }
      expect(text).toContain('\nIn Progress\n');
      expect(text).not.toContain('Partially Complete');
      expect(text).toContain('\nContact Information\n');
      for (const contact of [daach.email, daach.phoneNumber]) expect(text).toContain(`\n${contact}\n`);
      const bare = (await read(`/projects/${open.id}`, claire.id)).text;
      expect(bare).toContain('\nNo description provided\n');
      expect([bare.includes('\nBudget\n'), bare.includes('\nTimeline\n')]).toEqual([false, false]);
      expect((await read(`/projects/${done.id}`, claire.id)).text).toContain('\nCompleted\n');
    },
  );

  test(
    'how to reach the client stands there for the company alone',
    {
      meta: { requirements: ['PROJ-021', 'SESSION-018'] },
    },
    async () => {
      const address = `/projects/${open.id}`;
      for (const contact of [claire.email, '+352 621 123 456']) {
        expect((await read(address, daach.userId)).text).toContain(`\n${contact}\n`);
        expect((await read(address, admin.id)).html).not.toContain(contact);
        expect((await read(address, claire.id)).text).not.toContain(contact);
      }
    },
  );

  test.each([
    [open, 'Pending completion', 'Pending completion'],
    [half, 'Marked as complete', 'Pending completion'],
    [other, 'Pending completion', 'Marked as complete'],
    [done, 'Marked as complete', 'Marked as complete'],
  ])(
    '%j: the client %s, the company %s',
    { meta: { requirements: ['PROJ-022'] } },
    async ({ id }, client, company) => {
      const { text } = await read(`/projects/${id}`, claire.id);
      expect(text).toContain(`\nClient\nClaire Hoffmann\n${client}\n`);
      expect(text).toContain(`\nCompany\nDaach and Co\n${company}\n`);
    },
  );

  test(
    'offers each side what it may do',
    {
      meta: { requirements: ['PROJ-023', 'PROJ-024', 'PROJ-025', 'REVIEW-006'] },
    },
    async () => {
      const offers = async (project: { id: number }, as: number) => {
        const { html } = await read(`/projects/${project.id}`, as);
        return ['Mark as Complete', 'Decline project', 'Cancel project', 'Leave a Review'].filter((label) =>
          html.includes(`>${label}</span>`),
        );
      };
      expect(await offers(open, claire.id)).toEqual(['Mark as Complete', 'Cancel project']);
      expect(await offers(open, daach.userId)).toEqual(['Mark as Complete', 'Decline project']);
      expect([await offers(half, claire.id), await offers(half, daach.userId)]).toEqual([
        [],
        ['Mark as Complete'],
      ]);
      expect([await offers(done, claire.id), await offers(done, daach.userId)]).toEqual([
        ['Leave a Review'],
        [],
      ]);
      for (const project of [open, half, done]) expect(await offers(project, admin.id)).toEqual([]);
    },
  );

  test(
    'shows its review, and the flag to those who may raise it',
    {
      meta: { requirements: ['REVIEW-001', 'REVIEW-002', 'REVIEW-003'] },
    },
    async () => {
      const reviewed = await make({ state: 'completed' });
      await buildReview(db, {
        project: reviewed,
        rating: 4,
        comment: 'Dry since.',
        status: 'pending',
        createdAt: new Date('2026-01-12T10:00:00Z'),
      });
      const readAs = (as: number) => read(`/projects/${reviewed.id}`, as);
      const { text, html } = await readAs(daach.userId);
      for (const word of [claire.username, '12 Jan 2026', 'Review pending approval', 'Dry since.']) {
        expect(text).toContain(`\n${word}\n`);
      }
      expect(html).toContain('aria-label="4 out of 5"');
      const flag = 'aria-label="Report this review"';
      expect(html).toContain(flag);
      expect((await readAs(admin.id)).html).toContain(flag);
      expect((await readAs(claire.id)).html).not.toContain(flag);
    },
  );

  test(
    'an anonymous review stands there for its author alone (reading 44)',
    {
      meta: { requirements: ['REVIEW-001'] },
    },
    async () => {
      const reviewed = await make({ state: 'completed' });
      const createdAt = new Date('2026-01-12T10:00:00Z');
      await buildReview(db, { project: reviewed, comment: 'Dry since.', isAnonymous: true, createdAt });
      const readAs = async (as: number) => (await read(`/projects/${reviewed.id}`, as)).text;
      const text = await readAs(claire.id);
      for (const word of ['Anonymous User', 'January 2026', 'Dry since.'])
        expect(text).toContain(`\n${word}\n`);
      expect(await readAs(daach.userId)).not.toContain('Dry since.');
    },
  );

  test('a project that was declined says why', async () => {
    const { text } = await read(`/projects/${gone.id}`, claire.id);
    expect(text).toContain('\nDaach and Co declined the project\nBooked out until the autumn.\n');
  });

  test(
    'what is not there, another’s, and what is no id',
    {
      meta: { requirements: ['ERR-054'] },
    },
    async () => {
      const stranger = await buildUser(db);
      for (const [address, status] of [
        ['/projects/999999', 404],
        [`/projects/${open.id}`, 404],
        ['/projects/abc', 400],
      ] as const) {
        const page = await read(address, stranger.id);
        expect(page.status).toBe(status);
        expect(page.text).toContain('\nError loading project: Project not found\n');
      }
    },
  );
});

describe('/create-project', () => {
  test(
    'asks for five things',
    {
      meta: { requirements: ['PROJ-028', 'PROJ-029', 'SHELL-034'] },
    },
    async () => {
      const { html, text } = await read('/create-project', claire.id);
      for (const label of ['Company', 'Project name', 'Project description', 'Budget', 'Timeline']) {
        expect(text).toContain(`\n${label}\n`);
      }
      expect(html).toMatch(/placeholder="€[\d,]+ to €[\d,]+"/);
      for (const label of ['Cancel', 'Create Project']) expect(text).toContain(`\n${label}\n`);
    },
  );

  test(
    'comes with the company of the profile that leads there',
    {
      meta: { requirements: ['PROJ-028'] },
    },
    async () => {
      const link = `href="/create-project?company=${daach.id}"`;
      expect((await read(`/companies/${daach.id}`, claire.id)).html).toContain(link);
      expect((await read(`/companies/${daach.id}`, daach.userId)).html).not.toContain(link);
      expect((await read(`/create-project?company=${daach.id}`, claire.id)).text).toContain(
        '\nDaach and Co\n',
      );
    },
  );

  test(
    'tells everybody else that clients do',
    {
      meta: { requirements: ['O-99', 'SESSION-013'] },
    },
    async () => {
      for (const { id } of [{ id: daach.userId }, admin]) {
        const { text, html } = await read('/create-project', id);
        expect(text).toContain('\nOnly clients can create projects\n');
        expect(html).not.toContain('<textarea');
      }
    },
  );
});
