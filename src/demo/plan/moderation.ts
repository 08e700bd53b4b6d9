import {
  contentReports,
  conversationReport,
  reportsByCompanies,
  reviewFlagReasons,
  withheldReviews,
} from '#demo/material/moderation.ts';
import type { DemoCompany } from './companies.ts';
import { cyclicItem } from './cyclic-item.ts';
import type { DemoPlan } from './demo.ts';
import type { DemoPeople } from './people.ts';

/** Every queue of the moderators has something in it; one of the reported clients is suspended. */
export const addModeration = (demo: DemoPlan, people: DemoPeople, companies: readonly DemoCompany[]) => {
  flagReviews(demo);
  withholdReviews(demo);
  reportClients(demo, people, companies);
  reportContent(demo, companies);
  reportConversation(demo, people);
};

/** A review is judged after it was written: these are written well before any of the decisions. */
const isOlder = (createdAt: Date | undefined, day: Date): boolean => (createdAt ?? day) < day;

const flagReviews = (demo: DemoPlan) => {
  const random = demo.random('flags');
  const harsh = demo.tables.reviews.all.filter(
    ({ rating, status, comment, createdAt }) =>
      rating <= 2 && status === 'approved' && comment && isOlder(createdAt, demo.minutesAgo(30 * 24 * 60)),
  );
  for (const [index, review] of random.shuffle(harsh).slice(0, reviewFlagReasons.length).entries()) {
    demo.tables.reviewFlags.add({
      reviewId: review.id,
      companyId: review.companyId,
      reason: cyclicItem(reviewFlagReasons, index),
      createdAt: demo.daysAgo(2 + index * 3, random),
    });
  }
};

/** Withholds harsh reviews that nobody flagged. The first one's author objects. */
const withholdReviews = (demo: DemoPlan) => {
  const random = demo.random('withheld');
  const flagged = new Set(demo.tables.reviewFlags.all.map(({ reviewId }) => reviewId));
  const harsh = demo.tables.reviews.all.filter(
    ({ id, rating, status, comment, createdAt }) =>
      rating <= 2 &&
      status === 'approved' &&
      comment &&
      !flagged.has(id) &&
      isOlder(createdAt, demo.minutesAgo(30 * 24 * 60)),
  );
  for (const [index, { reason, why: explanation, appeal }] of withheldReviews.entries()) {
    const daysAgo = 5 + index * 8;
    Object.assign(cyclicItem(harsh, index), {
      status: 'rejected',
      withheldFor: reason,
      withheldWhy: explanation,
      withheldAt: demo.daysAgo(daysAgo, random),
      ...(appeal && {
        appeal,
        appealedAt: demo.daysAgo(daysAgo - 2, random),
      }),
    });
  }
};

const reportContent = (demo: DemoPlan, companies: readonly DemoCompany[]) => {
  const random = demo.random('content reports');
  for (const [index, report] of contentReports.entries()) {
    demo.tables.contentReports.add({
      ...report,
      address: `/companies/${random.pick(companies.slice(6)).row.id}`,
      createdAt: demo.daysAgo(1 + index * 2, random),
    });
  }
};

/** A client reports the company of a conversation that is not one of the demo's own accounts. */
const reportConversation = (demo: DemoPlan, { clients, schmit, claire }: DemoPeople) => {
  const partnerIds = [schmit.id, claire.id];
  const isClient = new Set(clients.map(({ id }) => id));
  const message = demo.tables.messages.all.find(
    ({ senderId, receiverId }) => isClient.has(senderId) && !partnerIds.includes(receiverId),
  );
  if (!message) throw new Error('Nobody has written to anybody');
  const [reporterId, reportedId] = [message.senderId, message.receiverId];
  const createdAt = demo.daysAgo(1, demo.random('conversation reports'));
  const { reason, letters } = conversationReport;
  for (const { isOfReporter, hoursBefore, text } of letters)
    demo.tables.messages.add({
      senderId: isOfReporter ? reporterId : reportedId,
      receiverId: isOfReporter ? reportedId : reporterId,
      content: text,
      createdAt: new Date(createdAt.getTime() - hoursBefore * 3_600_000),
    });
  demo.tables.conversationReports.add({ reporterId, reportedId, reason, createdAt });
};

const reportClients = (
  demo: DemoPlan,
  { clients, moderator }: DemoPeople,
  companies: readonly DemoCompany[],
) => {
  const random = demo.random('reports');
  for (const [index, { suspends, ...report }] of reportsByCompanies.entries()) {
    // Counts from the end: the demo company deals with the first clients.
    const client = cyclicItem(clients, clients.length - 1 - index);
    const daysAgo = 4 + index * 11;
    demo.tables.clientReports.add({
      companyId: random.pick(companies.slice(6)).row.id,
      clientId: client.id,
      createdAt: demo.daysAgo(daysAgo, random),
      ...report,
      ...(report.status === 'reviewed' && {
        reviewedAt: demo.daysAgo(daysAgo - 2, random),
        reviewedBy: moderator.id,
      }),
    });
    if (suspends) Object.assign(client, { isSuspended: true, suspensionReason: suspends });
  }
};
