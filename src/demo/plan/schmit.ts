import { reviewRow } from '#demo/builders/review.ts';
import { roofingMessages } from '#demo/material/messages.ts';
import type { RandomSource } from '#demo/random.ts';
import { companyNamed, type DemoCompany } from './companies.ts';
import { cyclicItem } from './cyclic-item.ts';
import type { DemoPlan } from './demo.ts';
import type { DemoPeople } from './people.ts';
import { addInquiries } from './schmit-inquiries.ts';
import { addDemoReceipt } from './subscriptions.ts';
import { addThread } from './threads.ts';
import { addProject, type DemoProject, jobNamed, jobsOf } from './work.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Toiture Schmit & Fils, which signs in as demo-company, needs data for every figure of its dashboard. Returns the
 * projects it finished last.
 */
export const addSchmit = (
  demo: DemoPlan,
  people: DemoPeople,
  companies: readonly DemoCompany[],
): DemoProject[] => {
  const schmit = companyNamed(companies, 'Toiture Schmit & Fils');
  const random = demo.random('schmit');
  addDemoReceipt(demo, schmit.row);
  addThreads(demo, schmit, people, random);
  addLeads(demo, schmit, people);
  addInquiries(demo, schmit, people);
  const present = addPresentProjects(demo, schmit, people, random);
  const waiting = addReviewsInWaiting(demo, schmit, people, random);
  addNotifications(demo, schmit, { present, waiting });
  return waiting.map(({ project }) => project);
};

const addThreads = (demo: DemoPlan, schmit: DemoCompany, { clients }: DemoPeople, random: RandomSource) => {
  for (const [index, texts] of roofingMessages.entries()) {
    const client = cyclicItem(clients, index);
    const isWaiting = texts.length === 1;
    addThread(demo, {
      client,
      companyUserId: schmit.row.userId,
      texts,
      // The first ones are of today, the last ones almost a year old.
      startedAt: isWaiting
        ? demo.minutesAgo((index + 1) * 3 * HOUR)
        : demo.daysAgo(1 + index * 2 + index ** 2, random),
      minutesToAnswer: random.between(40, 170),
      unread: isWaiting ? 1 : 0,
    });
  }
};

/** Somebody of the company has moved these on the board, by the index of the thread. */
const moved = [
  { thread: 3, stage: 'quoted' },
  { thread: 4, stage: 'quoted' },
  { thread: 6, stage: 'won' },
  { thread: 9, stage: 'won' },
  { thread: 11, stage: 'lost', declinedFor: 'fully-booked' },
  { thread: 13, stage: 'lost' },
] as const;

const addLeads = (demo: DemoPlan, { row }: DemoCompany, { clients }: DemoPeople) => {
  for (const { thread, ...placed } of moved) {
    demo.tables.companyLeads.add({ ...placed, companyId: row.id, userId: cyclicItem(clients, thread).id });
  }
};

const addPresentProjects = (
  demo: DemoPlan,
  schmit: DemoCompany,
  { clients }: DemoPeople,
  random: RandomSource,
) => {
  const states = [
    'open',
    'open',
    'open',
    'client-confirmed',
    'company-confirmed',
    'company-confirmed',
  ] as const;
  return states.map((state, index) =>
    addProject(
      demo,
      schmit,
      {
        trade: 'Roofing',
        job: cyclicItem(jobsOf('Roofing', cyclicItem(clients, index + 1)), index * 3),
        state,
        client: cyclicItem(clients, index + 1),
        daysAgo: 3 + index * 9,
      },
      random,
    ),
  );
};

const inWaiting = [
  {
    job: 'Storm repair',
    says: 'Sie haben die undichte Stelle von innen mit einer Lampe gesucht, bevor jemand aufs Dach stieg. Zwei Schiefer und ein Streifen Blei.',
  },
  {
    job: 'Dormer with zinc cheeks',
    says: 'Lucarne bien droite et bien sèche. Une visite de plus que prévu, à cause du vent.',
  },
] as const;

/** No moderator has seen these reviews yet. */
const addReviewsInWaiting = (
  demo: DemoPlan,
  schmit: DemoCompany,
  { clients }: DemoPeople,
  random: RandomSource,
) =>
  inWaiting.map(({ job: name, says: comment }, index) => {
    // The twentieth writes German, the next French.
    const client = cyclicItem(clients, 20 + index);
    const job = jobNamed('Roofing', name);
    // Older than the projects with a review, which the profile shows first.
    const daysAgo = 12 + index * 3;
    const project = addProject(
      demo,
      schmit,
      { trade: 'Roofing', job, state: 'completed', client, daysAgo },
      random,
    );
    const review = demo.tables.reviews.add(
      reviewRow(project.row, {
        rating: 5 - index,
        comment,
        status: 'pending',
        createdAt: demo.daysAgo(2 + index * 3, random),
      }),
    );
    return { project, review, client };
  });

type Waiting = ReturnType<typeof addReviewsInWaiting>;

/** Adds three unread notifications, one of each kind, above some read ones. */
const addNotifications = (
  demo: DemoPlan,
  schmit: DemoCompany,
  { present, waiting }: { present: DemoProject[]; waiting: Waiting },
) => {
  const userId = schmit.row.userId;
  const [lastLead] = demo.tables.messages.all.filter(
    ({ receiverId, isRead }) => receiverId === userId && !isRead,
  );
  const notifications = [
    ...present.slice(3).map((project, index) => ({
      kind: 'projectCreated' as const,
      subject: aboutProject(demo, project),
      minutesAgo: (12 + index * 9) * DAY,
    })),
    ...waiting.slice(1).map((review) => ({
      kind: 'reviewReceived' as const,
      subject: aboutReview(review),
      minutesAgo: 5 * DAY,
    })),
    ...present.slice(0, 1).map((project) => ({
      kind: 'projectCreated' as const,
      subject: aboutProject(demo, project),
      minutesAgo: 3 * DAY,
    })),
    ...waiting.slice(0, 1).map((review) => ({
      kind: 'reviewReceived' as const,
      subject: aboutReview(review),
      minutesAgo: 2 * DAY,
    })),
    { kind: 'messageReceived' as const, subject: fromUser(demo, lastLead?.senderId), minutesAgo: 3 * HOUR },
  ];
  const oldestFirst = notifications.sort((a, b) => b.minutesAgo - a.minutesAgo);
  for (const [index, { kind, subject, minutesAgo }] of oldestFirst.entries()) {
    const isUnread = index >= notifications.length - 3;
    demo.tables.notifications.add({
      userId,
      kind,
      subject,
      createdAt: demo.minutesAgo(minutesAgo),
      readAt: isUnread ? null : demo.minutesAgo(minutesAgo - 30),
    });
  }
};

const fromUser = (demo: DemoPlan, id: number | undefined) => {
  const user = demo.tables.users.all.find((person) => person.id === id);
  if (!user) throw new Error(`There is no user ${id}`);
  return { userId: user.id, from: user.username };
};

const aboutProject = (demo: DemoPlan, { row }: DemoProject) => ({
  projectId: row.id,
  name: row.name,
  from: fromUser(demo, row.clientId).from,
});

const aboutReview = ({ project, review, client }: Waiting[number]) => ({
  reviewId: review.id,
  rating: review.rating,
  ...(!review.isAnonymous && {
    projectId: project.row.id,
    name: project.row.name,
    from: client.username,
  }),
});
