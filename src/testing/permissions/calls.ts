import { eq } from 'drizzle-orm';
import { buildAttachment } from '#demo/builders/attachment.ts';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyLead } from '#demo/builders/company-lead.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildMilestone } from '#demo/builders/milestone.ts';
import { buildNotification } from '#demo/builders/notification.ts';
import { nextNumber } from '#demo/builders/number.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildRoomFile } from '#demo/builders/room-file.ts';
import { buildService } from '#demo/builders/service.ts';
import { blocks } from '#messaging/server/tables.ts';
import { reviews } from '#reviews/server/tables.ts';
import { browserAtPushService } from '#testing/browser-at-push-service.ts';
import {
  calendarSecretOfClient,
  draftOfClient,
  finishedProject,
  formWith,
  invitation,
  ownFolder,
  passkeyOfClient,
  pictureForm,
  questionOf,
  quoteForClient,
  receiptOfCompany,
  requestAtCompany,
  reviewOfCompany,
  sentBy,
  sessionOfClient,
  sharedToken,
  takedownOfOwner,
  unsubscribeToken,
  visitAtClient,
} from './objects.ts';
import type { Name, World } from './people.ts';

/** What is sent to an endpoint: valid, and about something of the client's or the owner's company's. */
export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  /** As it is, of this type. */
  raw?: { type: string; content: string };
}

/** What names the other side of a conversation depends on who asks. */
export type Made = Sent | ((who: Name) => Sent);

type Call = (world: World) => Made | Promise<Made>;

const words = 'It rains through the roof, please come soon.';
const credential = { id: 'abc', rawId: 'abc', type: 'public-key' };
const password = 'rue-de-la-Gare-26';
const nextYear = `${new Date().getUTCFullYear() + 1}-05-05`;
const days = { days: '30' };
const finding = { q: 'person' };

/** The other side of the conversation between the client and the company; for strangers, the client. */
const partner = ({ ids }: World, who: Name) => (who === 'client' ? ids.owner : ids.client);

const ofCompany: Call = ({ company }) => ({ params: { id: company.id } });
const ofProject: Call = ({ project }) => ({ params: { id: project.id } });
const ofRequest: Call = async (world) => ({ params: { id: (await requestAtCompany(world)).request.id } });
const ofRequestWith =
  (body: object): Call =>
  async (world) => ({ params: { id: (await requestAtCompany(world)).request.id }, body });
const ofInvitation =
  (body?: object): Call =>
  async (world) => ({
    params: { id: (await requestAtCompany(world)).invitation.id },
    ...(body && { body }),
  });
const ofVisit =
  (body?: object): Call =>
  async (world) => ({ params: { id: (await visitAtClient(world)).visit.id }, ...(body && { body }) });
const ofQuote =
  (body?: object, state: 'draft' | 'sent' = 'sent'): Call =>
  async (world) => ({ params: { id: (await quoteForClient(world, state)).id }, ...(body && { body }) });
const soon = () => [{ start: new Date(Date.now() + 86_400_000).toISOString(), minutes: 60 }];
const ofFolder: Call = async (world) => ({ params: { id: (await ownFolder(world)).id } });
const ofPartner: Call = (world) => (who) => ({ params: { partnerId: partner(world, who) } });
const ofLead =
  (body?: object): Call =>
  async ({ host, ids, company }) => {
    const lead = { companyId: company.id, userId: ids.client };
    await buildCompanyLead(host.db, lead);
    return { params: { userId: lead.userId }, ...(body && { body }) };
  };
const picture: Call = () => ({ form: formWith('picture') });
const ofPicture =
  (body?: object): Call =>
  async ({ host, company }) => ({
    params: { pictureId: (await buildPicture(host.db, { companyId: company.id })).id },
    body,
  });
const ofFolderCompany =
  (body?: object): Call =>
  async (world) => ({
    params: { id: (await ownFolder(world)).id, companyId: world.company.id },
    body,
  });
const pictureValues = {
  kind: 'picture',
  name: 'roof.webp',
  stage: 'after',
  width: 40,
  height: 20,
} as const;
const ofRoomPicture =
  (body?: object): Call =>
  async ({ host, project }) => ({
    params: { id: project.id, fileId: (await buildRoomFile(host.db, { project, ...pictureValues })).id },
    body,
  });
const ofMilestone =
  (body?: object): Call =>
  async ({ host, project }) => ({
    params: { id: project.id, milestoneId: (await buildMilestone(host.db, { project })).id },
    body,
  });
const ofReview =
  (body: object, values: Parameters<typeof reviewOfCompany>[1] = {}): Call =>
  async (world) => ({ params: { reviewId: (await reviewOfCompany(world, values)).id }, body });
const finished =
  (publication: 'none' | 'asked', body?: object): Call =>
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
  (isPublic: boolean): Call =>
  async (world) => {
    const { id } = await reviewOfCompany(world, { status: 'pending' });
    const sent = await sentBy(world, 'client', `/api/reviews/${id}/pictures`, pictureForm());
    if (isPublic) await world.host.db.update(reviews).set({ status: 'approved' }).where(eq(reviews.id, id));
    const [added] = sent['pictures'] as { id: number }[];
    return { params: { reviewId: id, pictureId: added?.id ?? 0 } };
  };
const ofFactDocument: Call = async (world) => {
  const fact = { kind: 'registration', number: 'B123456' };
  await world.host.ask('PATCH', '/api/company-facts', { as: world.ids.owner, body: fact });
  const facts = await sentBy(world, 'owner', '/api/company-facts/registration/document', formWith('file'));
  const [line] = (facts as { facts: { kind: string; open: { id: number } | null }[] }).facts.filter(
    ({ kind }) => kind === 'registration',
  );
  return { params: { factId: line?.open?.id ?? 0 } };
};
const ofDecision: Call = async (world) => {
  const { id } = await reviewOfCompany(world, { status: 'pending' });
  const { body } = await world.host.ask('GET', '/api/admin/queues/reviews?limit=100', {
    as: world.ids.admin,
  });
  const waiting = (body as { id: number; seen: string }[]).find((entry) => entry.id === id);
  return { params: { queue: 'reviews', id }, body: { verdict: 'approve', seen: waiting?.seen ?? '' } };
};
const approvedLine = async (world: World) => {
  const as = world.ids.admin;
  const review = await reviewOfCompany(world, { status: 'pending' });
  const body = { verdict: 'approve', seen: review.createdAt.toISOString() };
  await world.host.ask('POST', `/api/admin/queues/reviews/${review.id}/decision`, { as, body });
  const log = await world.host.ask('GET', '/api/admin/log?limit=1', { as });
  return (log.body as { id: number }[])[0]?.id ?? 0;
};
const unread =
  (whose: 'client' | 'owner'): Call =>
  async ({ host, ids }) => ({
    params: { id: (await buildNotification(host.db, { userId: ids[whose] })).id },
  });

// The builder's own run out at 9999, and this many people use up their numbers.
const newReceipt = () =>
  `AAAA-AAAA-${String(1e8 + nextNumber())
    .slice(1)
    .replace(/.{4}/, '$&-')}`;

/** By the row of the table. What sends nothing has no row here. */
export const calls: Readonly<Record<string, Call>> = {
  'POST /api/login': () => ({ body: { username: 'nobody', password } }),
  'POST /api/register/check': () => ({ body: { username: `joiner-${nextNumber()}`, password } }),
  'POST /api/register': () => ({
    body: {
      username: `joiner-${nextNumber()}`,
      email: `joiner-${nextNumber()}@mail.example`,
      password,
      confirmPassword: password,
      userType: 'private',
    },
  }),
  'POST /api/request-verification': ({ ids }) => ({ body: { type: 'email', userId: ids.client } }),
  'POST /api/verify-code': ({ ids }) => ({ body: { type: 'email', userId: ids.client, code: '123456' } }),
  'PATCH /api/user': () => ({ body: { fullName: 'Claire Weber' } }),
  'PATCH /api/client/profile': () => ({ body: { fullName: 'Claire Weber' } }),
  'PATCH /api/client/notifications': () => ({
    body: { emailNotifications: false, smsNotifications: false },
  }),
  'POST /api/client/change-password': () => ({
    body: { currentPassword: 'wrong', newPassword: password },
  }),
  'POST /api/update-password': () => ({ body: { currentPassword: 'wrong', newPassword: password } }),
  'POST /api/request-password-reset': () => ({ body: { email: 'nobody@mail.example' } }),
  'POST /api/reset-password': () => ({ body: { token: 'a'.repeat(43), newPassword: password } }),
  'POST /api/reset-password/passkeys': () => ({ body: { removal: 'a'.repeat(43), ids: [1] } }),
  'DELETE /api/sessions/:id': async (world) => ({ params: { id: (await sessionOfClient(world)).id } }),
  'POST /api/client/upload-picture': picture,
  'POST /api/passkeys': () => ({
    body: { credential: { ...credential, response: { clientDataJSON: 'abc', attestationObject: 'abc' } } },
  }),
  'DELETE /api/passkeys/:id': async (world) => ({ params: { id: (await passkeyOfClient(world)).id } }),
  'POST /api/second-factor': () => ({ body: { code: '123456' } }),
  'POST /api/second-factor/recovery-codes': () => ({ body: { code: '123456' } }),
  'POST /api/second-factor/removal': () => ({ body: { code: '123456' } }),
  'POST /api/login/passkey': () => ({
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc' },
      },
    },
  }),
  'DELETE /api/user/pending/:type': () => ({ params: { type: 'email' } }),
  'POST /api/proof': () => ({ body: { currentPassword: 'wrong' } }),
  'POST /api/proof/passkey': () => ({
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc' },
      },
    },
  }),
  'POST /api/user/deletion': () => ({ body: { password: 'wrong' } }),

  'GET /api/companies/:id': ofCompany,
  'GET /api/companies/:id/services': ofCompany,
  'GET /api/companies/:id/gallery': ofCompany,
  'GET /api/companies/:id/projects': ofCompany,
  'GET /api/companies/:id/withheld-reviews': ofCompany,
  'GET /api/companies/:id/price-examples': ofCompany,
  'GET /api/companies/:id/similar': ofCompany,
  'GET /api/companies/:id/reviews': ofCompany,
  'PATCH /api/company-facts': () => ({ body: { kind: 'registration', number: 'B123456' } }),
  'POST /api/company-facts/:kind/document': async ({ host, company, otherCompany }) => {
    for (const { id } of [company, otherCompany])
      await buildCompanyProof(host.db, { companyId: id, state: 'incomplete' });
    return { params: { kind: 'registration' }, form: formWith('file') };
  },
  'DELETE /api/company-facts/:factId': async ({ host, company }) => ({
    params: { factId: (await buildCompanyProof(host.db, { companyId: company.id })).id },
  }),
  'GET /api/company-facts/documents/:factId': ofFactDocument,
  'PATCH /api/company-profile': () => ({ body: { description: words } }),
  'POST /api/company-profile/services': async ({ host }) => ({
    body: { categoryId: (await buildCategory(host.db)).id },
  }),
  'DELETE /api/company-profile/services/:categoryId': async ({ host, company }) => ({
    params: { categoryId: (await buildService(host.db, { companyId: company.id })).categoryId },
  }),
  'POST /api/company-profile/pictures': picture,
  'PATCH /api/company-profile/pictures/:pictureId': ofPicture({ title: 'A roof' }),
  'DELETE /api/company-profile/pictures/:pictureId': ofPicture(),
  'POST /api/company-profile/logo': picture,
  'PATCH /api/company-team/members/:userId': ({ ids }) => ({
    params: { userId: ids.member },
    body: { role: 'manager' },
  }),
  'DELETE /api/company-team/members/:userId': ({ ids }) => ({ params: { userId: ids.member } }),
  'GET /api/company-team/leads/:clientId': ({ ids }) => ({ params: { clientId: ids.client } }),
  'PATCH /api/company-team/leads/:clientId': ({ ids }) => ({
    params: { clientId: ids.client },
    body: { userId: ids.manager },
  }),
  'POST /api/company-team/invitations': () => ({
    body: { email: `invited-${nextNumber()}@mail.example`, role: 'member' },
  }),
  'DELETE /api/company-team/invitations/:invitationId': async (world) => ({
    params: { invitationId: (await invitation(world)).id },
  }),
  'GET /api/company-invitations/:token': async (world) => ({
    params: { token: (await invitation(world)).token },
  }),
  'POST /api/company-invitations/:token/accept': async (world) => ({
    params: { token: (await invitation(world)).token },
  }),
  'POST /api/company-invitations/:token/join': async (world) => ({
    params: { token: (await invitation(world)).token },
    body: { username: `joiner-${nextNumber()}`, password },
  }),
  'GET /api/subscription/preview': () => ({ query: { plan: 'basic', period: 'yearly' } }),
  'PATCH /api/subscription/billing': () => ({
    body: { name: 'Daach Norden', street: '1, rue de la Gare', postalCode: 'L-9050', city: 'Ettelbruck' },
  }),
  'POST /api/subscription/payments': () => ({ body: { plan: 'basic', period: 'yearly' } }),
  'GET /api/receipts/:id/pdf': async (world) => ({ params: { id: (await receiptOfCompany(world)).id } }),
  'POST /api/stripe/events': () => ({ raw: { type: 'application/json', content: '{}' } }),

  'GET /api/suggestions': () => ({ query: { query: 'roof' } }),
  'POST /api/folders': () => ({ body: { name: 'Bathroom' } }),
  'GET /api/folders/:id': ofFolder,
  'PATCH /api/folders/:id': async (world) => ({
    params: { id: (await ownFolder(world)).id },
    body: { name: 'Kitchen' },
  }),
  'DELETE /api/folders/:id': ofFolder,
  'GET /api/folders/:id/companies': ofFolder,
  'POST /api/folders/:id/companies': async (world) => ({
    params: { id: (await ownFolder(world)).id },
    body: { companyId: world.otherCompany.id },
  }),
  'PATCH /api/folders/:id/companies/:companyId': ofFolderCompany({ note: words }),
  'DELETE /api/folders/:id/companies/:companyId': ofFolderCompany(),
  'POST /api/contacts': ({ otherCompany }) => ({ body: { companyId: otherCompany.id } }),
  'DELETE /api/contacts/:companyId': ({ company }) => ({ params: { companyId: company.id } }),
  'GET /api/contacts/check/:companyId': ({ company }) => ({ params: { companyId: company.id } }),
  'GET /api/folders/:id/share': ofFolder,
  'POST /api/folders/:id/share': ofFolder,
  'DELETE /api/folders/:id/share': ofFolder,
  'GET /api/shared-folders/:token': async (world) => ({ params: { token: await sharedToken(world) } }),
  'GET /api/shared-folders/:token/companies': async (world) => ({
    params: { token: await sharedToken(world) },
  }),
  'GET /api/compare': ({ company, otherCompany }) => ({
    query: { ids: `${company.id},${otherCompany.id}` },
  }),
  'POST /api/notifications/:id/mark-read': unread('client'),
  'POST /api/notifications/:id/mark-read of the company': unread('owner'),
  'POST /api/push': () => ({
    body: browserAtPushService('https://updates.push.services.mozilla.com/x').subscription,
  }),
  'POST /unsubscribe/:token': async (world) => ({
    params: { token: await unsubscribeToken(world) },
    raw: { type: 'application/x-www-form-urlencoded', content: 'List-Unsubscribe=One-Click' },
  }),

  'POST /api/client-reports': ({ ids }) => ({
    body: { clientId: ids.client, reason: 'absence', additionalInfo: words },
  }),
  'GET /api/messages/partner/:partnerId': ofPartner,
  'GET /api/messages/conversation/:partnerId': ofPartner,
  'POST /api/messages/mark-read': (world) => (who) => ({
    body: { conversationPartnerId: partner(world, who) },
  }),
  'POST /api/messages/typing': (world) => (who) => ({ body: { receiverId: partner(world, who) } }),
  'POST /api/messages': (world) => (who) => ({ body: { receiverId: partner(world, who), content: words } }),
  "POST /api/messages with the client's file": async (world) => {
    const { id } = await buildAttachment(world.host.db, { ownerId: world.ids.client });
    return { body: { receiverId: world.ids.owner, content: words, attachmentIds: [id] } };
  },
  'POST /api/messages/attachments': () => ({ form: formWith('file') }),
  'DELETE /api/messages/attachments/:attachmentId': async ({ host, ids }) => ({
    params: { attachmentId: (await buildAttachment(host.db, { ownerId: ids.client })).id },
  }),
  'GET /api/messages/attachments/:attachmentId': async (world) => {
    const { id } = await sentBy(world, 'client', '/api/messages/attachments', formWith('file'));
    const body = { receiverId: world.ids.owner, content: words, attachmentIds: [id] };
    await world.host.ask('POST', '/api/messages', { as: world.ids.client, body });
    return { params: { attachmentId: Number(id) } };
  },
  'GET /api/messages/attachments/:attachmentId unsent': async (world) => {
    const { id } = await sentBy(world, 'client', '/api/messages/attachments', formWith('file'));
    return { params: { attachmentId: Number(id) } };
  },
  'POST /api/blocks': (world) => (who) => ({ body: { userId: partner(world, who) } }),
  'DELETE /api/blocks/:userId': async (world) => {
    const { host, ids } = world;
    await host.db
      .insert(blocks)
      .values([
        { userId: ids.client, blockedId: ids.owner },
        { userId: ids.owner, blockedId: ids.client },
      ])
      .onConflictDoNothing();
    return (who) => ({ params: { userId: partner(world, who) } });
  },
  'POST /api/conversation-reports': (world) => (who) => ({
    body: { userId: partner(world, who), reason: words },
  }),
  'POST /api/inbound-mail': () => ({ raw: { type: 'message/rfc822', content: 'Subject: x\r\n\r\nx' } }),
  'GET /api/messages/similar-companies/:partnerId': ofPartner,

  'GET /api/request-questions': async ({ host }) => ({
    query: { category: String((await buildCategory(host.db)).id) },
  }),
  'GET /api/request-suggestions': async ({ host }) => ({
    query: { category: String((await buildCategory(host.db)).id), commune: 'Esch-sur-Alzette' },
  }),
  'GET /api/request-commune': () => ({ query: { postalCode: 'L-4010' } }),
  'GET /api/request-budget': async ({ host }) => ({
    query: { category: String((await buildCategory(host.db)).id) },
  }),
  'POST /api/request-wishes': async ({ host }) => {
    const { companyId, categoryId } = await buildService(host.db);
    return { body: { companyId, categoryId, commune: 'Esch-sur-Alzette' } };
  },
  'POST /api/requests': () => ({ body: { title: 'A new roof' } }),
  'GET /api/requests/:id': ofRequest,
  'PATCH /api/requests/:id': async (world) => ({
    params: { id: (await draftOfClient(world)).id },
    body: { title: 'Another roof' },
  }),
  'DELETE /api/requests/:id': async (world) => ({ params: { id: (await draftOfClient(world)).id } }),
  'POST /api/requests/:id/send': async (world) => ({
    params: { id: (await draftOfClient(world)).id },
    body: { companyIds: [world.company.id] },
  }),
  'POST /api/requests/:id/companies': async (world) => {
    const { request } = await requestAtCompany(world);
    await buildService(world.host.db, {
      companyId: world.otherCompany.id,
      categoryId: request.categoryId ?? 0,
    });
    return { params: { id: request.id }, body: { companyId: world.otherCompany.id } };
  },
  'DELETE /api/requests/:id/companies/:companyId': async (world) => ({
    params: { id: (await requestAtCompany(world)).request.id, companyId: world.company.id },
  }),
  'POST /api/requests/:id/additions': ofRequestWith({ text: words }),
  'POST /api/requests/:id/report': ofRequestWith({ reason: words }),
  'POST /api/requests/:id/close': ofRequestWith({ reason: 'postponed' }),
  'POST /api/requests/:id/prolong': ofRequest,
  'POST /api/requests/:id/street': async (world) => ({
    params: { id: (await requestAtCompany(world)).request.id },
    body: { companyId: world.company.id },
  }),
  'POST /api/requests/:id/asked/:questionId/answer': async (world) => {
    const { request, invitation } = await requestAtCompany(world);
    const question = await questionOf(world, invitation.id);
    return { params: { id: request.id, questionId: question.id }, body: { text: words, forAll: true } };
  },
  'POST /api/requests/:id/files': async (world) => ({
    params: { id: (await requestAtCompany(world)).request.id },
    form: formWith('file'),
  }),
  'GET /api/requests/:id/files/:fileId': async (world) => {
    const { request } = await requestAtCompany(world);
    const answer = await sentBy(world, 'client', `/api/requests/${request.id}/files`, formWith('file'));
    const [file] = answer['files'] as { id: number }[];
    return { params: { id: request.id, fileId: file?.id ?? 0 } };
  },
  'PATCH /api/requests/:id/files/:fileId': async (world) => {
    const { id } = await draftOfClient(world);
    const answer = await sentBy(world, 'client', `/api/requests/${id}/files`, formWith('file'));
    const [file] = answer['files'] as { id: number }[];
    return { params: { id, fileId: file?.id ?? 0 }, body: { caption: 'The attic' } };
  },
  'DELETE /api/requests/:id/files/:fileId': async (world) => {
    const { id } = await draftOfClient(world);
    const answer = await sentBy(world, 'client', `/api/requests/${id}/files`, formWith('file'));
    const [file] = answer['files'] as { id: number }[];
    return { params: { id, fileId: file?.id ?? 0 } };
  },
  'GET /api/invitations/:id': ofInvitation(),
  'POST /api/invitations/:id/seen': ofInvitation(),
  'POST /api/invitations/:id/decline': ofInvitation({ reason: 'too-far' }),
  'POST /api/invitations/:id/questions': ofInvitation({ text: words }),
  'POST /api/visits': async (world) => ({
    body: { invitationId: (await requestAtCompany(world)).invitation.id, slots: soon() },
  }),
  'GET /api/visits/:id': ofVisit(),
  'POST /api/visits/:id/accept': async (world) => {
    const { visit, slot } = await visitAtClient(world);
    return { params: { id: visit.id }, body: { slot: slot.id } };
  },
  'POST /api/visits/:id/ask-others': ofVisit({ text: words }),
  'POST /api/visits/:id/move': async (world) => ({
    params: { id: (await visitAtClient(world)).visit.id },
    body: { slots: soon() },
  }),
  'POST /api/visits/:id/cancel': ofVisit({}),
  'POST /api/quotes': async (world) => ({
    body: { requestId: (await requestAtCompany(world)).request.id },
  }),
  'GET /api/quotes/:id': ofQuote(),
  'PATCH /api/quotes/:id': ofQuote({ revision: 1, object: 'Roof' }, 'draft'),
  'DELETE /api/quotes/:id': ofQuote(undefined, 'draft'),
  'POST /api/quotes/:id/versions': ofQuote(),
  'POST /api/quotes/:id/send': ofQuote({ revision: 1 }, 'draft'),
  'POST /api/quotes/:id/withdraw': ofQuote(),
  'POST /api/quotes/:id/ask-change': ofQuote({ text: words }),
  'POST /api/quotes/:id/decline': ofQuote({ reason: 'price' }),
  'POST /api/quotes/:id/ask': ofQuote({ kind: 'scaffolding', text: words }),
  'POST /api/quotes/:id/seen': ofQuote(),
  'POST /api/quotes/:id/accept-code': ofQuote({ type: 'email' }),
  'POST /api/quotes/:id/accept': ofQuote({
    version: 1,
    sha256: '0'.repeat(64),
    name: 'Claire Hoffmann',
    options: [],
    code: '000000',
  }),
  'POST /api/quotes/:id/withdrawal': ofQuote(),
  'GET /api/requests/:id/comparison': ofRequest,
  'GET /calendar/:secret.ics': async (world) => ({ params: { secret: await calendarSecretOfClient(world) } }),
  'POST /api/projects': ({ company }) => ({ body: { companyId: company.id, name: 'New roof' } }),
  'GET /api/projects/:id': ofProject,
  'POST /api/projects/:id/complete': ({ project }) => ({ params: { id: project.id }, body: {} }),
  'POST /api/projects/:id/decline': ({ project }) => ({
    params: { id: project.id },
    body: { reason: words },
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
  'POST /api/companies/:companyId/reviews': async (world) => ({
    params: { companyId: world.company.id },
    body: { rating: 4, projectId: (await finishedProject(world)).id },
  }),
  'PATCH /api/reviews/:reviewId': ofReview({ rating: 3 }),
  'POST /api/reviews/:reviewId/flag': ofReview({ reason: 'This is about another company.' }),
  'POST /api/reviews/:reviewId/reply': ofReview({ text: words }),
  'PATCH /api/reviews/:reviewId/reply': ofReview({ text: words }, { reply: words, repliedAt: new Date() }),
  'POST /api/reviews/:reviewId/appeal': ofReview({ text: words }, { status: 'rejected' }),
  'POST /api/reviews/:reviewId/pictures': async (world) => ({
    params: { reviewId: (await reviewOfCompany(world, { status: 'pending' })).id },
    form: pictureForm(),
  }),
  'DELETE /api/reviews/:reviewId/pictures/:pictureId': ofReviewPicture(false),
  'GET /api/reviews/:reviewId/pictures/:pictureId': ofReviewPicture(false),
  'GET /api/reviews/:reviewId/pictures/:pictureId once approved': ofReviewPicture(true),

  'GET /api/admin/queues/:queue': () => ({ params: { queue: 'reviews' } }),
  'POST /api/admin/queues/:queue/:id/decision': ofDecision,
  'GET /api/admin/people': () => ({ query: finding }),
  'GET /api/admin/companies': () => ({ query: finding }),
  'POST /api/admin/people/:personId/suspension': ({ ids }) => ({
    params: { personId: ids.client },
    body: { reason: words, until: nextYear },
  }),
  'DELETE /api/admin/people/:personId/sessions': ({ ids }) => ({ params: { personId: ids.client } }),
  'DELETE /api/admin/people/:personId/suspension': ({ ids }) => ({ params: { personId: ids.suspended } }),
  'PATCH /api/admin/people/:personId/role': ({ ids }) => ({
    params: { personId: ids.moderator },
    body: { staffRole: 'admin' },
  }),
  'POST /api/admin/categories': () => ({
    body: { name: `Trade of ${nextNumber()}`, description: 'Roofs.' },
  }),
  'PATCH /api/admin/categories/:categoryId': async ({ host }) => ({
    params: { categoryId: (await buildCategory(host.db)).id },
    body: { name: `Trade of ${nextNumber()}`, description: 'Roofs.' },
  }),
  'POST /api/admin/queues/:queue/:id/opening': async (world) => ({
    params: { queue: 'reviews', id: (await reviewOfCompany(world, { status: 'pending' })).id },
  }),
  'DELETE /api/admin/categories/:categoryId': async ({ host }) => ({
    params: { categoryId: (await buildCategory(host.db)).id },
  }),
  'POST /api/admin/log/:lineId/reversal': async (world) => ({
    params: { lineId: await approvedLine(world) },
    body: { reason: 'other', statement: words },
  }),
  'GET /api/admin/figures/:year/csv': () => ({ params: { year: 2026 } }),
  'GET /api/admin/queues/:queue/:id/evidence': async (world) => ({
    params: { queue: 'reviews', id: (await reviewOfCompany(world, { status: 'pending' })).id },
  }),
  'GET /api/takedowns/:id': async (world) => ({ params: { id: await takedownOfOwner(world) } }),
  'POST /api/takedowns/:id/objection': async (world) => ({
    params: { id: await takedownOfOwner(world) },
    body: { text: words },
  }),
  'POST /api/reports': () => ({ body: { kind: 'fraud', address: '/companies/1', explanation: words } }),
  'GET /api/reports/:receipt': async ({ host }) => ({
    params: { receipt: (await buildContentReport(host.db, { receipt: newReceipt() })).receipt },
  }),
  'GET /api/company-leads/:userId': ofLead(),
  'PATCH /api/company-leads/:userId': ofLead({ stage: 'quoted' }),
  'PATCH /api/company-leads/:userId/note': ofLead({ text: 'Rings in the evening.' }),
  'POST /api/company-leads/:userId/decline': ofLead({ reason: 'too-far', message: words }),
  'POST /api/sightings': ({ company }) => ({ body: { profile: company.id, cameFrom: '' } }),
  'GET /api/company-insights': () => ({ query: days }),
  'GET /api/company-insights/csv': () => ({ query: days }),
  'POST /api/contact': () => ({
    body: { name: 'Claire', email: 'claire@mail.example', topic: 'general', message: words },
  }),
};
