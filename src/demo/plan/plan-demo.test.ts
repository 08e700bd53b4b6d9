import { describe, expect, test } from 'vitest';
import { communeNames } from '#demo/material/communes.ts';
import { captionsOf, scenesByTrade } from '#demo/material/picture-captions.ts';
import { demoRooms } from '#demo/material/rooms.ts';
import { townNamed, townsByName } from '#demo/material/towns.ts';
import { categoryNames, tradeMaterials } from '#demo/material/trade.ts';
import {
  findIllustrationScene,
  illustrationKeywords,
} from '#features/companies/core/rules/choose-illustration-scene.ts';
import { VAT_NUMBER_PATTERN, hasValidVatChecksum } from '#features/companies/core/rules/vat-number.ts';
import { isUsualWorkingDay } from '#features/companies/core/rules/working-days.ts';
import { MIN_REPLY_LENGTH } from '#features/reviews/core/rules/reviews.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { languages } from '#kernel/language.ts';
import { placeOfDrawing } from '#server/pages/find-illustration.ts';
import { planDemo } from './plan-demo.ts';

const categoryIds = new Map(categoryNames.map((name, index) => [name, index + 1]));
const planAt = (now: Date) => planDemo({ now, passwordHash: 'a hash', categoryIds });

const now = new Date('2026-03-02T10:00:00Z');
const demo = planAt(now);
const bytes = (tables: ReturnType<typeof planAt>) =>
  JSON.stringify(Object.entries(tables).map(([name, { all }]) => [name, all]));

const [users, companies, projects, reviews] = [
  demo.users.all,
  demo.companies.all,
  demo.projects.all,
  demo.reviews.all,
];
const userNamed = (username: string) => users.find((user) => user.username === username);
const share = (rating: number) =>
  reviews.filter((review) => review.rating === rating).length / reviews.length;
const without = (rows: readonly { companyId: number }[]) => {
  const having = new Set(rows.map(({ companyId }) => companyId));
  return companies.filter(({ id }) => !having.has(id)).length;
};
const undated = (text: string) => text.replace(/"\d{4}-\d\d-\d\d(T[\d:.]+Z)?"/g, '"a date"');
/** A file holds one view of one scene. */
const fileOf = (imageUrl: string) =>
  placeOfDrawing(/\/plates\/(.*)\.svg/.exec(imageUrl)?.[1] ?? '')?.file ?? '';
const sceneOf = (imageUrl: string) => /cover\/([a-z]+)-/.exec(fileOf(imageUrl))?.[1] ?? '';
const repeated = (items: readonly (string | number)[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);

describe('the same moment makes the same demo', () => {
  test('to the byte', () => {
    expect(bytes(planAt(now))).toBe(bytes(demo));
  });

  test('a week later only the dates are others', () => {
    expect(undated(bytes(planAt(new Date(now.getTime() + 7 * DAY_MS))))).toBe(undated(bytes(demo)));
  });

  test('ids begin where they are told to', () => {
    const shifted = planDemo({
      now,
      passwordHash: '',
      categoryIds,
      firstIds: { companies: 500, users: 900 },
    });
    expect(shifted.companies.all[0]).toMatchObject({ id: 500, userId: 901 });
  });
});

test('nothing lies in the future but renewals', () => {
  const dates = [
    ...users,
    ...projects,
    ...reviews,
    ...demo.messages.all,
    ...demo.notifications.all,
    ...demo.projectEvents.all,
  ].flatMap((row) => Object.values(row).filter((value): value is Date => value instanceof Date));
  expect(dates.filter((date) => date > now)).toEqual([]);
});

test('a company has joined before its first project', () => {
  const joined = new Map(companies.map(({ id, createdAt }) => [id, createdAt]));
  const early = projects.filter(
    ({ companyId, createdAt }) => (createdAt ?? now) < (joined.get(companyId) ?? now),
  );
  expect(early.map(({ name }) => name)).toEqual([]);
});

describe('names', () => {
  test('are unique', () => {
    expect(repeated(companies.map(({ name }) => name))).toEqual([]);
    expect(repeated(users.map(({ username }) => username.toLowerCase()))).toEqual([]);
    expect(repeated(users.map(({ email }) => email.toLowerCase()))).toEqual([]);
    expect(repeated(companies.map(({ email }) => email ?? ''))).toEqual([]);
  });

  test('every username has 3 to 40 characters', () => {
    expect(users.filter(({ username }) => username.length < 3 || username.length > 40)).toEqual([]);
  });

  test('only names under .example stand in an address', () => {
    const hosts = [
      ...users.map(({ email }) => email.split('@')[1]),
      ...companies.map(({ email }) => email?.split('@')[1]),
      ...companies.flatMap(({ website }) => (website ? [new URL(website).hostname] : [])),
    ];
    expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([]);
  });
});

describe('companies', () => {
  test('their VAT numbers fail the check digits, so that they are nobody’s', () => {
    const numbers = companies.flatMap(({ vatNumber }) => vatNumber ?? []);
    expect(numbers.length).toBeGreaterThan(150);
    expect(repeated(numbers)).toEqual([]);
    for (const number of numbers) {
      expect(number).toMatch(VAT_NUMBER_PATTERN);
      expect(hasValidVatChecksum(number), number).toBe(false);
    }
  });

  test('only a company with a VAT number can have it verified, and most have', () => {
    expect(companies.filter(({ vatNumber, isVatVerified }) => isVatVerified && !vatNumber)).toEqual([]);
    const share = companies.filter(({ isVatVerified }) => isVatVerified).length / companies.length;
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(0.95);
  });

  test('one has two facts verified beside its VAT number, and one that waits', () => {
    const schmit = companies.find(({ name }) => name === 'Toiture Schmit & Fils');
    expect(demo.companyFacts.all).toMatchObject([
      { companyId: schmit?.id, kind: 'registration', state: 'verified', number: schmit?.registrationNumber },
      { companyId: schmit?.id, kind: 'insurance', state: 'verified' },
      { companyId: schmit?.id, kind: 'permit', state: 'waiting' },
    ]);
  });

  test('stand in a town we know, at a code of that town', () => {
    for (const { city, postalCode, name } of companies) {
      expect(postalCode, name).toMatch(/^L-[1-9]\d{3}$/);
      expect(
        townNamed(city ?? '').streets.map(([, code]) => code),
        name,
      ).toContain(postalCode);
    }
  });

  test('use at most as many services and pictures as their plan has room for', () => {
    for (const company of companies) {
      const count = (rows: readonly { companyId: number }[]) =>
        rows.filter(({ companyId }) => companyId === company.id).length;
      if (company.subscriptionPlan === 'premium') continue;
      const isBasic = company.subscriptionPlan !== 'professional';
      expect(count(demo.services.all), company.name).toBeLessThanOrEqual(isBasic ? 3 : 10);
      expect(count(demo.pictures.all), company.name).toBeLessThanOrEqual(isBasic ? 5 : 20);
    }
  });

  test('about 25 come in an emergency', () => {
    const count = companies.filter(({ hasEmergencyService }) => hasEmergencyService).length;
    expect(count).toBeGreaterThanOrEqual(22);
    expect(count).toBeLessThanOrEqual(32);
  });

  test('at least forty have a logo of their own', () => {
    const logos = companies.flatMap(({ logoUrl }) => logoUrl ?? []);
    expect(logos.length).toBeGreaterThanOrEqual(40);
    expect(repeated(logos)).toEqual([]);
  });

  test('some have no picture and some no review, so that both empty states are seen', () => {
    expect(without(demo.pictures.all)).toBeGreaterThanOrEqual(3);
    expect(without(reviews)).toBeGreaterThanOrEqual(20);
  });

  test('the covers of the first screen differ', () => {
    const covers = companies
      .slice(0, 24)
      .map(({ id }) => demo.pictures.all.find(({ companyId }) => companyId === id));
    expect(repeated(covers.flatMap((cover) => cover?.imageUrl ?? []))).toEqual([]);
  });

  test('no two covers of a trade are alike: none shows the same scene in the same view', () => {
    const coverTitles = companies.flatMap(({ id }) => {
      const cover = demo.pictures.all.find(({ companyId }) => companyId === id);
      if (!cover) return [];
      return fileOf(cover.imageUrl);
    });
    expect(coverTitles.length).toBeGreaterThan(130);
    expect(repeated(coverTitles)).toEqual([]);
  });

  test('a trade with ten companies has six scenes, every other at least three', () => {
    const firstTrades = companies.map(
      ({ id }) => demo.services.all.find(({ companyId }) => companyId === id)?.categoryId,
    );
    for (const category of categoryNames) {
      const count = firstTrades.filter((id) => id === categoryIds.get(category)).length;
      expect(scenesByTrade[category]?.length, category).toBeGreaterThanOrEqual(count >= 10 ? 6 : 3);
    }
  });

  test('each scene that words lead to is drawn, for the same trade, and each that is drawn has words', () => {
    const sceneNamesTold = Object.entries(illustrationKeywords).map(([trade, words]) => [
      trade,
      Object.keys(words).toSorted(),
    ]);
    const sceneNamesDrawn = Object.entries(scenesByTrade).map(([trade, names]) => [trade, names.toSorted()]);
    expect(Object.fromEntries(sceneNamesTold)).toEqual(Object.fromEntries(sceneNamesDrawn));
  });

  test('the words of nearly every project tell of a scene', () => {
    const jobs = tradeMaterials.flatMap(({ category, jobs: all }) =>
      all.flatMap((job) => [job, ...Object.values(job.in)].map(({ name }) => ({ category, name }))),
    );
    const silent = jobs.filter(({ category, name }) => findIllustrationScene(name, [category]) === null);
    expect(jobs.length).toBeGreaterThan(500);
    expect(silent.length / jobs.length, silent.map(({ name }) => name).join()).toBeLessThan(0.02);
  });

  test('no gallery shows one scene twice, and each picture is called what it shows', () => {
    for (const { id, name, textLanguage } of companies) {
      const pictures = demo.pictures.all.filter(({ companyId }) => companyId === id);
      const scenes = pictures.map(({ imageUrl }) => sceneOf(imageUrl));
      expect(repeated(scenes), name).toEqual([]);
      for (const [index, { title }] of pictures.entries()) {
        expect(
          captionsOf(scenes[index] ?? '', textLanguage ?? 'en').some((caption) =>
            title?.startsWith(`${caption}, `),
          ),
          `${name}: ${title}`,
        ).toBe(true);
      }
    }
  });

  test('each scene has captions, whose words tell of no other', () => {
    for (const [trade, scenes] of Object.entries(scenesByTrade)) {
      for (const scene of scenes) {
        for (const language of languages) {
          expect(captionsOf(scene, language).length, scene).toBeGreaterThanOrEqual(2);
          for (const caption of captionsOf(scene, language)) {
            const told = findIllustrationScene(caption, [trade]);
            // In English no caption tells of any other scene, in other languages of none of its trade.
            const isAnother = told !== null && told !== scene && (language === 'en' || scenes.includes(told));
            expect(isAnother, `${caption}: ${told}`).toBe(false);
          }
        }
      }
    }
  });

  test('the newest projects of the companies one sees first have pictures of their own', () => {
    const schmit = companies[0]?.id;
    const newest = projects
      .filter(({ companyId, publishedAt }) => companyId === schmit && publishedAt)
      .sort((a, b) => (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0))
      .slice(0, 2);
    for (const { id, name } of newest)
      expect(demo.pictures.all.filter(({ projectId }) => projectId === id).length, name).toBeGreaterThan(0);
  });

  test('pictures of one room show different things', () => {
    for (const { project, pictures } of demoRooms)
      expect(repeated(pictures.map(({ scene }) => scene)), project).toEqual([]);
  });

  test('a picture’s address is one that the plates are served at', () => {
    for (const { imageUrl } of demo.pictures.all) {
      expect(imageUrl).toMatch(/^\/plates\/cover\/[a-z-]+-\d{1,3}-(eislek|gutland|stad|minett|musel)\.svg$/);
    }
  });
});

describe('reviews', () => {
  const projectOf = new Map(projects.map((project) => [project.id, project]));

  test('are written on completed projects, once, by the client, about the company, and afterwards', () => {
    expect(repeated(reviews.map(({ projectId }) => projectId))).toEqual([]);
    for (const review of reviews) {
      const project = projectOf.get(review.projectId);
      expect(project).toMatchObject({
        status: 'completed',
        clientId: review.userId,
        companyId: review.companyId,
      });
      expect(review.createdAt?.getTime()).toBeGreaterThan(project?.completedAt?.getTime() ?? Number.NaN);
    }
  });

  test('say nothing twice', () => {
    const sentences = reviews.flatMap(({ comment }) => comment?.split(/(?<=[.?])\s+/) ?? []);
    expect(repeated(sentences.filter((sentence) => sentence.split(' ').length > 2))).toEqual([]);
  });

  test('are written in the language of their people, about a project in the same', () => {
    const inLanguage = (language: string) =>
      reviews.filter(({ userId }) => users.find(({ id }) => id === userId)?.language === language).length /
      reviews.length;
    expect(inLanguage('fr')).toBeGreaterThan(0.35);
    expect(inLanguage('de')).toBeGreaterThan(0.2);
    for (const language of ['lb', 'pt', 'en']) expect(inLanguage(language), language).toBeGreaterThan(0.05);
  });

  test('are judged after they were written', () => {
    const decided = reviews.filter(({ withheldAt }) => withheldAt);
    expect(decided.length).toBeGreaterThanOrEqual(2);
    for (const { createdAt, withheldAt, appealedAt } of decided) {
      expect(withheldAt?.getTime()).toBeGreaterThan(createdAt?.getTime() ?? Number.NaN);
      if (appealedAt) expect(appealedAt.getTime()).toBeGreaterThan(withheldAt?.getTime() ?? Number.NaN);
    }
    for (const { reviewId, createdAt } of demo.reviewFlags.all) {
      const flagged = reviews.find(({ id }) => id === reviewId);
      expect(createdAt?.getTime()).toBeGreaterThan(flagged?.createdAt?.getTime() ?? Number.NaN);
    }
  });

  test('are mostly good and sometimes not', () => {
    expect(share(5)).toBeGreaterThan(0.5);
    expect(share(4)).toBeGreaterThan(0.12);
    expect(share(1) + share(2)).toBeGreaterThan(0.02);
    expect(share(1) + share(2)).toBeLessThan(0.12);
  });

  const approved = Map.groupBy(
    reviews.filter(({ status = 'approved' }) => status === 'approved'),
    ({ companyId }) => companyId,
  );
  const counts = companies.map(({ id }) => approved.get(id)?.length ?? 0);
  const having = (least: number, highest: number) =>
    counts.filter((count) => count >= least && count <= highest).length / counts.length;

  test('most companies have 5 to 40, some are new, and few are perfect', () => {
    expect(having(5, 40)).toBeGreaterThan(0.65);
    expect(having(20, 40)).toBeGreaterThan(0.1);
    expect(having(0, 0)).toBeGreaterThan(0.1);
    const perfect = [...approved.values()].filter((ratings) => ratings.every(({ rating }) => rating === 5));
    expect(perfect.length / approved.size).toBeLessThan(0.12);
  });

  test('a third and more say something, and some of those are answered, after they were written', () => {
    const worded = reviews.filter(({ comment }) => comment);
    expect(worded.length / reviews.length).toBeGreaterThan(0.33);
    const replied = reviews.filter(({ reply }) => reply);
    expect(replied.length / worded.length).toBeGreaterThan(0.1);
    for (const { reply, repliedAt, createdAt, status } of replied) {
      expect(status).not.toBe('pending');
      expect(reply?.length).toBeGreaterThanOrEqual(MIN_REPLY_LENGTH);
      expect(repliedAt?.getTime()).toBeGreaterThan(createdAt?.getTime() ?? Number.NaN);
    }
  });

  test('the companies of the design board show two projects first that were reviewed', () => {
    for (const name of ['Toiture Schmit & Fils', 'Ateliers Thill', 'Elektro Majerus']) {
      const company = companies.find((candidate) => candidate.name === name);
      const latest = projects
        .filter(({ companyId, completedAt }) => companyId === company?.id && completedAt)
        .sort((a, b) => Number(b.completedAt) - Number(a.completedAt))
        .slice(0, 2);
      expect(latest, name).toHaveLength(2);
      const ofCompany = approved.get(company?.id ?? 0) ?? [];
      for (const { id } of latest)
        expect(
          ofCompany.find(({ projectId, isAnonymous }) => projectId === id && !isAnonymous),
          name,
        ).toBeDefined();
    }
  });

  test('some are anonymous and some wait for a moderator', () => {
    expect(reviews.filter(({ isAnonymous }) => isAnonymous).length).toBeGreaterThan(5);
    expect(reviews.filter(({ status }) => status === 'pending').length).toBeGreaterThan(3);
  });
});

test('a completed project has a sum in plain digits', () => {
  const completed = projects.filter(({ status }) => status === 'completed');
  expect(completed.length).toBeGreaterThanOrEqual(580);
  expect(completed.filter(({ budget }) => !/^\d{3,6}$/.test(budget ?? ''))).toEqual([]);
});

test('what is due in a room is due on a working day', () => {
  for (const start of ['2026-03-02', '2026-12-24', '2026-05-08'])
    for (const { name, dueOn } of planAt(new Date(`${start}T10:00:00Z`)).milestones.all)
      expect(isUsualWorkingDay(dueOn ?? ''), `${name} ${dueOn}`).toBe(true);
});

test('no placeholder is left in a text', () => {
  expect(bytes(demo)).not.toMatch(/\{\d+-\d+\}|\{job\}|\{place\}/);
});

describe('demo-company', () => {
  const company = companies.find(({ userId }) => userId === userNamed('demo-company')?.id);
  const userId = company?.userId ?? 0;

  test('has projects in every state and at least 20 reviews', () => {
    const ownProjects = projects.filter(({ companyId }) => companyId === company?.id);
    const states = new Set(
      ownProjects.map((project) => `${project.clientConfirmed}/${project.companyConfirmed}`),
    );
    expect(states.size).toBe(4);
    expect(
      reviews.filter(({ companyId, status }) => companyId === company?.id && status === 'approved'),
    ).toHaveLength(47);
  });

  test('has at least 8 conversations, and has answered most of them', () => {
    const partners = new Set(
      demo.messages.all.filter(({ receiverId }) => receiverId === userId).map((m) => m.senderId),
    );
    const repliedTo = new Set(
      demo.messages.all.filter(({ senderId }) => senderId === userId).map((m) => m.receiverId),
    );
    expect(partners.size).toBeGreaterThanOrEqual(8);
    expect(repliedTo.size / partners.size).toBeGreaterThan(0.6);
  });
});

test('demo-client has folders, likes, projects in every stage and two unread messages', () => {
  const id = userNamed('demo-client')?.id;
  const ownProjects = projects.filter(({ clientId }) => clientId === id);
  expect(demo.folders.all.filter(({ userId }) => userId === id)).toHaveLength(6);
  expect(demo.contacts.all.filter(({ userId }) => userId === id)).toHaveLength(7);
  expect(
    new Set(
      ownProjects.map(({ clientConfirmed, companyConfirmed }) => `${clientConfirmed}/${companyConfirmed}`),
    ),
  ).toEqual(new Set(['true/true', 'false/false', 'false/true']));
  expect(demo.messages.all.filter(({ receiverId, isRead }) => receiverId === id && !isRead)).toHaveLength(2);
});

test('towns have the communes of today', () => {
  expect([...townsByName.values()].filter(({ commune }) => !communeNames.has(commune))).toEqual([]);
});

test('the bell and the history of a project tell of the same moment', () => {
  const notifications = demo.notifications.all.filter(({ kind }) => kind === 'projectMarkedDone');
  expect(notifications).not.toEqual([]);
  for (const { subject, createdAt } of notifications) {
    const { projectId } = subject as { projectId: number };
    const events = demo.projectEvents.all.filter((event) => event.projectId === projectId);
    expect(events.map((event) => event.createdAt)).toContainEqual(createdAt);
  }
});

test('a project’s history tells what the project says', () => {
  const expectedEvents = projects.map(({ clientConfirmed, companyConfirmed }) =>
    ['client created', clientConfirmed && 'client confirmed', companyConfirmed && 'company confirmed'].filter(
      Boolean,
    ),
  );
  const eventsByProject = Map.groupBy(demo.projectEvents.all, ({ projectId }) => projectId);
  expect(
    projects.map(({ id }) => eventsByProject.get(id)?.map(({ side, kind }) => `${side} ${kind}`)),
  ).toEqual(expectedEvents);
  const completed = projects.filter(({ status }) => status === 'completed');
  expect(completed.map(({ id }) => eventsByProject.get(id)?.at(-1)?.createdAt)).toEqual(
    completed.map(({ completedAt }) => completedAt),
  );
});
