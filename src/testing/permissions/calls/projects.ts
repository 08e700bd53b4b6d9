import { eq } from 'drizzle-orm';
import { buildMilestone } from '#demo/builders/milestone.ts';
import { buildRoomFile } from '#demo/builders/room-file.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import {
  finishedProject,
  formWith,
  pictureForm,
  reviewOfCompany,
  sentBy,
} from '#testing/permissions/objects.ts';
import type { RequestBuilder } from './request-builder.ts';
import { sampleText } from './shared.ts';

const ofProject: RequestBuilder = ({ project }) => ({ params: { id: project.id } });
const pictureValues = {
  kind: 'picture',
  name: 'roof.webp',
  stage: 'after',
  width: 40,
  height: 20,
} as const;
const ofRoomPicture =
  (body?: object): RequestBuilder =>
  async ({ host, project }) => ({
    params: { id: project.id, fileId: (await buildRoomFile(host.db, { project, ...pictureValues })).id },
    body,
  });
const ofMilestone =
  (body?: object): RequestBuilder =>
  async ({ host, project }) => ({
    params: { id: project.id, milestoneId: (await buildMilestone(host.db, { project })).id },
    body,
  });
const ofReview =
  (body: object, values: Parameters<typeof reviewOfCompany>[1] = {}): RequestBuilder =>
  async (world) => ({ params: { reviewId: (await reviewOfCompany(world, values)).id }, body });
const finished =
  (publication: 'none' | 'asked', body?: object): RequestBuilder =>
  async (world) => {
    const project = await finishedProject(world, publication);
    const file = await buildRoomFile(world.host.db, {
      project,
      ...pictureValues,
      ownerId: world.ids.owner,
      side: 'company',
      isChosen: publication === 'asked',
    });
    return { params: { id: project.id }, body: publication === 'asked' ? body : { fileIds: [file.id] } };
  };
const ofReviewPicture =
  (isPublic: boolean): RequestBuilder =>
  async (world) => {
    const { id } = await reviewOfCompany(world, { status: 'pending' });
    const response = await sentBy(world, 'client', `/api/reviews/${id}/pictures`, pictureForm());
    if (isPublic) await world.host.db.update(reviews).set({ status: 'approved' }).where(eq(reviews.id, id));
    const [added] = response['pictures'] as { id: number }[];
    return { params: { reviewId: id, pictureId: added?.id ?? 0 } };
  };

export const projectsCalls: Readonly<Record<string, RequestBuilder>> = {
  'POST /api/projects': ({ company }) => ({ body: { companyId: company.id, name: 'New roof' } }),
  'GET /api/projects/:id': ofProject,
  'POST /api/projects/:id/complete': ({ project }) => ({ params: { id: project.id }, body: {} }),
  'POST /api/projects/:id/decline': ({ project }) => ({
    params: { id: project.id },
    body: { reason: sampleText },
  }),
  'POST /api/projects/:id/cancel': ofProject,
  'GET /api/projects/:id/room': ofProject,
  'POST /api/projects/:id/files': ({ project }) => ({ params: { id: project.id }, form: formWith('file') }),
  'GET /api/projects/:id/files/:fileId': async (world) => {
    const { id } = world.project;
    const room = await sentBy(world, 'client', `/api/projects/${id}/files`, formWith('file'));
    const [file] = (room as { files: { id: number }[] }).files;
    return { params: { id, fileId: file?.id ?? 0 } };
  },
  'PATCH /api/projects/:id/files/:fileId': ofRoomPicture({ caption: 'Plan', stage: 'before' }),
  'DELETE /api/projects/:id/files/:fileId': ofRoomPicture(),
  'POST /api/projects/:id/milestones': ({ project }) => ({
    params: { id: project.id },
    body: { name: 'Roof closed', dueOn: '2099-05-05' },
  }),
  'POST /api/projects/:id/milestones/:milestoneId/tick': ofMilestone({ isReached: true }),
  'DELETE /api/projects/:id/milestones/:milestoneId': ofMilestone(),
  'POST /api/projects/:id/publication': finished('none'),
  'POST /api/projects/:id/publication/answer': finished('asked', { agrees: false }),
  'DELETE /api/projects/:id/publication': finished('asked'),
  'GET /api/review-eligibility/:companyId': ({ company }) => ({ params: { companyId: company.id } }),
  'PATCH /api/reviews/:reviewId': ofReview({ rating: 3 }),
  'POST /api/reviews/:reviewId/flag': ofReview({ reason: 'This is about another company.' }),
  'POST /api/reviews/:reviewId/reply': ofReview({ text: sampleText }),
  'PATCH /api/reviews/:reviewId/reply': ofReview(
    { text: sampleText },
    { reply: sampleText, repliedAt: new Date() },
  ),
  'POST /api/reviews/:reviewId/appeal': ofReview({ text: sampleText }, { status: 'rejected' }),
  'POST /api/reviews/:reviewId/pictures': async (world) => ({
    params: { reviewId: (await reviewOfCompany(world, { status: 'pending' })).id },
    form: pictureForm(),
  }),
  'DELETE /api/reviews/:reviewId/pictures/:pictureId': ofReviewPicture(false),
  'GET /api/reviews/:reviewId/pictures/:pictureId': ofReviewPicture(false),
  'GET /api/reviews/:reviewId/pictures/:pictureId once approved': ofReviewPicture(true),
};
