import { randomUUID } from 'node:crypto';
import { buildCategory } from '#demo/builders/category.ts';
import { buildService } from '#demo/builders/service.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import {
  acceptedQuote,
  calendarSecretOfClient,
  draftOfClient,
  fileOfQuote,
  formWith,
  questionOf,
  quoteForClient,
  quoteWithPdfs,
  requestAtCompany,
  sentBy,
  stateFacts,
  visitAtClient,
} from '#testing/permissions/objects.ts';
import type { TestWorld } from '#testing/permissions/test-world.ts';
import type { RequestBuilder } from './request-builder.ts';
import { sampleText } from './shared.ts';

const ofRequest: RequestBuilder = async (world) => ({
  params: { id: (await requestAtCompany(world)).request.id },
});
const ofRequestWith =
  (body: object): RequestBuilder =>
  async (world) => ({ params: { id: (await requestAtCompany(world)).request.id }, body });
const ofInvitation =
  (body?: object): RequestBuilder =>
  async (world) => ({
    params: { id: (await requestAtCompany(world)).invitation.id },
    ...(body && { body }),
  });
const ofVisit =
  (body?: object): RequestBuilder =>
  async (world) => ({ params: { id: (await visitAtClient(world)).visit.id }, ...(body && { body }) });
const priceInput = () => ({
  description: `Slate ${randomUUID()}`,
  kind: 'materials',
  unit: 'm2',
  unitPrice: '82.50',
  vatRate: 17,
});
const priceOfCompany = async ({ host, ids }: TestWorld) =>
  (await host.ask('POST', '/api/price-book', { as: ids.owner, body: priceInput() })).body as { id: number };
const templateOfCompany = async (world: TestWorld) => {
  const { host, ids } = world;
  const body = { quoteId: (await quoteForClient(world, 'draft')).id, name: randomUUID() };
  return (await host.ask('POST', '/api/quote-templates', { as: ids.owner, body })).body as { id: number };
};
const ofQuote =
  (body?: object, state: 'draft' | 'sent' = 'sent'): RequestBuilder =>
  async (world) => ({ params: { id: (await quoteForClient(world, state)).id }, ...(body && { body }) });
// Further ahead than any visit of the demo: at some hours of the day one would conflict.
const soon = () => [{ start: new Date(Date.now() + 30 * DAY_MS).toISOString(), minutes: 60 }];

export const requestsCalls: Readonly<Record<string, RequestBuilder>> = {
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
  'GET /api/prices/:categoryId': async ({ host }) => ({
    params: { categoryId: String((await buildCategory(host.db)).id) },
  }),
  'GET /api/vat-on-housing': () => ({
    query: { net: '29216.00', firstOccupied: '1931', mainResidence: 'true' },
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
  'POST /api/requests/:id/additions': ofRequestWith({ text: sampleText }),
  'POST /api/requests/:id/report': ofRequestWith({ reason: sampleText }),
  'POST /api/requests/:id/close': ofRequestWith({ reason: 'postponed' }),
  'POST /api/requests/:id/prolong': ofRequest,
  'POST /api/requests/:id/street': async (world) => ({
    params: { id: (await requestAtCompany(world)).request.id },
    body: { companyId: world.company.id },
  }),
  'POST /api/requests/:id/asked/:questionId/answer': async (world) => {
    const { request, invitation } = await requestAtCompany(world);
    const question = await questionOf(world, invitation.id);
    return { params: { id: request.id, questionId: question.id }, body: { text: sampleText, forAll: true } };
  },
  'POST /api/requests/:id/files': async (world) => ({
    params: { id: (await requestAtCompany(world)).request.id },
    form: formWith('file'),
  }),
  'GET /api/requests/:id/files/:fileId': async (world) => {
    const { request } = await requestAtCompany(world);
    const response = await sentBy(world, 'client', `/api/requests/${request.id}/files`, formWith('file'));
    const [file] = response['files'] as { id: number }[];
    return { params: { id: request.id, fileId: file?.id ?? 0 } };
  },
  'PATCH /api/requests/:id/files/:fileId': async (world) => {
    const { id } = await draftOfClient(world);
    const response = await sentBy(world, 'client', `/api/requests/${id}/files`, formWith('file'));
    const [file] = response['files'] as { id: number }[];
    return { params: { id, fileId: file?.id ?? 0 }, body: { caption: 'The attic' } };
  },
  'DELETE /api/requests/:id/files/:fileId': async (world) => {
    const { id } = await draftOfClient(world);
    const response = await sentBy(world, 'client', `/api/requests/${id}/files`, formWith('file'));
    const [file] = response['files'] as { id: number }[];
    return { params: { id, fileId: file?.id ?? 0 } };
  },
  'GET /api/invitations/:id': ofInvitation(),
  'GET /api/invitations/:id/pdf': ofInvitation(),
  'POST /api/invitations/:id/seen': ofInvitation(),
  'POST /api/invitations/:id/decline': ofInvitation({ reason: 'too-far' }),
  'POST /api/invitations/:id/undo-decline': async (world) => {
    const { id } = (await requestAtCompany(world)).invitation;
    await world.host.ask('POST', `/api/invitations/${id}/decline`, {
      as: world.ids.owner,
      body: { reason: 'too-far' },
    });
    return { params: { id } };
  },
  'POST /api/invitations/:id/questions': ofInvitation({ text: sampleText }),
  'POST /api/visits': async (world) => ({
    body: { invitationId: (await requestAtCompany(world)).invitation.id, slots: soon() },
  }),
  'GET /api/visits/:id': ofVisit(),
  'POST /api/visits/:id/accept': async (world) => {
    const { visit, slot } = await visitAtClient(world);
    return { params: { id: visit.id }, body: { slot: slot.id } };
  },
  'POST /api/visits/:id/ask-others': ofVisit({ text: sampleText }),
  'POST /api/visits/:id/move': async (world) => ({
    params: { id: (await visitAtClient(world)).visit.id },
    body: { slots: soon() },
  }),
  'POST /api/visits/:id/street': ofVisit({ street: '14, rue des Tilleuls' }),
  'POST /api/visits/:id/cancel': ofVisit({}),
  'POST /api/price-book': () => ({ body: priceInput() }),
  'POST /api/price-book/import': () => ({
    body: { csv: 'Description;Unit;Price\nSlates;m2;82.50', isTrial: false },
  }),
  'PATCH /api/price-book/:id': async (world) => ({
    params: { id: (await priceOfCompany(world)).id },
    body: { unitPrice: '90.00' },
  }),
  'DELETE /api/price-book/:id': async (world) => ({ params: { id: (await priceOfCompany(world)).id } }),
  'POST /api/quote-templates': async (world) => ({
    body: { quoteId: (await quoteForClient(world, 'draft')).id, name: randomUUID() },
  }),
  'GET /api/quote-templates/:id': async (world) => ({ params: { id: (await templateOfCompany(world)).id } }),
  'DELETE /api/quote-templates/:id': async (world) => ({
    params: { id: (await templateOfCompany(world)).id },
  }),
  'PATCH /api/quote-defaults': () => ({
    body: { intro: '', conditions: '', validDays: 30, warrantyMonths: null, plan: [] },
  }),
  'POST /api/quotes': async (world) => ({
    body: { requestId: (await requestAtCompany(world)).request.id },
  }),
  'GET /api/quotes/:id': ofQuote(),
  'PATCH /api/quotes/:id': ofQuote({ revision: 1, object: 'Roof' }, 'draft'),
  'DELETE /api/quotes/:id': ofQuote(undefined, 'draft'),
  'POST /api/quotes/:id/writing': ofQuote({ isHere: true }, 'draft'),
  'POST /api/quotes/:id/versions': ofQuote(),
  'POST /api/quotes/:id/send': async (world) => {
    await stateFacts(world);
    return ofQuote({ revision: 1 }, 'draft')(world);
  },
  'POST /api/quotes/:id/files': async (world) => ({
    params: { id: (await quoteForClient(world, 'draft')).id },
    form: formWith('file'),
  }),
  'GET /api/quotes/:id/files/:fileId': async (world) => ({
    params: await fileOfQuote(world, await quoteForClient(world, 'sent')),
  }),
  'DELETE /api/quotes/:id/files/:fileId': async (world) => ({
    params: await fileOfQuote(world, await quoteForClient(world, 'draft')),
  }),
  'GET /api/quotes/:id/versions/:version/pdf': async (world) => ({
    params: { id: (await quoteWithPdfs(world)).id, version: 1 },
  }),
  'GET /api/quotes/:id/preview': ofQuote(undefined, 'draft'),
  'GET /api/quotes/:id/calendar': async (world) => ({ params: { id: (await acceptedQuote(world)).id } }),
  'GET /api/quotes/:id/signed-copy': async (world) => ({ params: { id: (await quoteWithPdfs(world)).id } }),
  'POST /api/quotes/:id/withdraw': ofQuote(),
  'POST /api/quotes/:id/ask-change': ofQuote({ text: sampleText }),
  'POST /api/quotes/:id/decline': ofQuote({ reason: 'price' }),
  'POST /api/quotes/:id/seen': ofQuote(),
  'POST /api/quotes/:id/report': ofQuote({ reason: sampleText }),
  'POST /api/quotes/:id/accept-code': ofQuote({ type: 'email' }),
  'POST /api/quotes/:id/accept-options': ofQuote(),
  'POST /api/quotes/:id/accept': ofQuote({
    version: 1,
    sha256: '0'.repeat(64),
    name: 'Claire Hoffmann',
    options: [],
    code: '000000',
  }),
  'POST /api/quotes/:id/withdrawal': ofQuote(),
  'POST /api/quotes/:id/ending': ofQuote({ reason: sampleText }),
  'POST /api/quotes/:id/ending/confirm': ofQuote(),
  'DELETE /api/quotes/:id/ending': ofQuote(),
  'GET /api/requests/:id/comparison': ofRequest,
  'GET /calendar/:secret.ics': async (world) => ({ params: { secret: await calendarSecretOfClient(world) } }),
};
