import { reportsByCompanies, reviewFlagReasons } from '../material/moderation.ts';
import type { DemoCompany } from './companies.ts';
import type { Demo } from './demo.ts';
import type { DemoUser, People } from './people.ts';

/** What a moderator finds on the desk: flagged reviews, reported clients, one of them suspended. */
export const addModeration = (demo: Demo, people: People, companies: readonly DemoCompany[]) => {
  flagReviews(demo);
  reportClients(demo, people, companies);
};

const flagReviews = (demo: Demo) => {
  const random = demo.random('flags');
  const harsh = demo.tables.reviews.all.filter(({ rating, status }) => rating <= 2 && status === 'approved');
  for (const [index, review] of random.shuffle(harsh).slice(0, reviewFlagReasons.length).entries()) {
    demo.tables.reviewFlags.add({
      reviewId: review.id,
      companyId: review.companyId,
      reason: reviewFlagReasons[index] as string,
      createdAt: demo.daysAgo(2 + index * 3, random),
    });
  }
};

const reportClients = (demo: Demo, { clients, moderator }: People, companies: readonly DemoCompany[]) => {
  const random = demo.random('reports');
  for (const [index, { suspends, ...report }] of reportsByCompanies.entries()) {
    // From the end of the list: the first clients are those that the demo company deals with.
    const client = clients[clients.length - 1 - index] as DemoUser;
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
