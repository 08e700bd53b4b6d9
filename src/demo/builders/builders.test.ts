import { describe, expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { buildAttachment } from './attachment.ts';
import { buildCategory } from './category.ts';
import { buildClientReport } from './client-report.ts';
import { buildCompanyProof } from './company-proof.ts';
import { buildCompany, reloadCompany } from './company.ts';
import { buildContact } from './contact.ts';
import { buildConversationReport } from './conversation-report.ts';
import { buildFolderCompany } from './folder.ts';
import { buildMessage } from './message.ts';
import { buildMilestone } from './milestone.ts';
import { buildNotification } from './notification.ts';
import { buildPicture } from './picture.ts';
import { buildProjectEvent } from './project-event.ts';
import { buildProject, type ProjectState } from './project.ts';
import { buildRequest, buildRequestInvitation } from './request.ts';
import { buildReview, buildReviewFlag } from './review.ts';
import { buildRoomFile } from './room-file.ts';
import { buildService } from './service.ts';
import { buildUser } from './user.ts';
import { buildVisit } from './visit.ts';

const { db } = await testDatabase();

describe('builders', () => {
  test('each makes a valid row out of nothing', async () => {
    const review = await buildReview(db);
    const rows = [
      await buildUser(db),
      await buildCompany(db),
      await buildCompanyProof(db),
      await buildCategory(db),
      await buildService(db),
      await buildProject(db),
      await buildProjectEvent(db),
      await buildRoomFile(db),
      await buildMilestone(db),
      await buildPicture(db),
      review,
      await buildReviewFlag(db, review),
      await buildMessage(db),
      await buildAttachment(db),
      await buildFolderCompany(db),
      await buildContact(db),
      await buildNotification(db),
      await buildClientReport(db),
      await buildConversationReport(db),
      await buildRequest(db),
      await buildRequestInvitation(db),
      await buildVisit(db),
      await buildVisit(db, { state: 'agreed' }),
      await buildVisit(db, { state: 'cancelled' }),
    ];
    for (const row of rows) expect(row.id).toBeGreaterThan(0);
  });

  test('names are unique, and every field can be set', async () => {
    const [first, second] = [
      await buildUser(db),
      await buildUser(db, { fullName: 'Anne Lentz', isSuspended: true }),
    ];
    expect(first.username).not.toBe(second.username);
    expect(second).toMatchObject({ fullName: 'Anne Lentz', isSuspended: true });
  });

  test.each<[ProjectState, boolean, boolean, string]>([
    ['open', false, false, 'pending'],
    ['client-confirmed', true, false, 'pending'],
    ['company-confirmed', false, true, 'pending'],
    ['completed', true, true, 'completed'],
  ])('a project that is %s', async (state, clientConfirmed, companyConfirmed, status) => {
    const project = await buildProject(db, { state });
    expect(project).toMatchObject({ clientConfirmed, companyConfirmed, status });
    expect(project.completedAt !== null).toBe(state === 'completed');
  });

  test('a review is written by the client of its project, and the company’s figures follow', async () => {
    const company = await buildCompany(db);
    const author = await buildUser(db);
    const review = await buildReview(db, { companyId: company.id, userId: author.id, rating: 4 });
    expect(review).toMatchObject({ userId: author.id, companyId: company.id });
    expect(await reloadCompany(db, company.id)).toMatchObject({
      reviewCount: 1,
      ratingAverage: 4,
      projectCount: 1,
    });
  });
});
