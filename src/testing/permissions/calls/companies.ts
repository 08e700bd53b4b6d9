import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyLead } from '#demo/builders/company-lead.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { nextUniqueNumber } from '#demo/builders/number.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildService } from '#demo/builders/service.ts';
import {
  finishedProject,
  formWith,
  receiptOfCompany,
  sentBy,
  teamInvitation,
} from '#testing/permissions/objects.ts';
import type { TestWorld } from '#testing/permissions/test-world.ts';
import type { RequestBuilder } from './request-builder.ts';
import { pictureRequest, samplePassword, sampleText } from './shared.ts';

const days = { days: '30' };
const ofCompany: RequestBuilder = ({ company }) => ({ params: { id: company.id } });
const ofLead =
  (body?: object): RequestBuilder =>
  async ({ host, ids, company }) => {
    const lead = { companyId: company.id, userId: ids.client };
    await buildCompanyLead(host.db, lead);
    return { params: { userId: lead.userId }, ...(body && { body }) };
  };
const ofPicture =
  (body?: object): RequestBuilder =>
  async ({ host, company }) => ({
    params: { pictureId: (await buildPicture(host.db, { companyId: company.id })).id },
    body,
  });
const sentProof = async (world: TestWorld) => {
  const fact = { kind: 'registration', number: 'B123456' };
  await world.host.ask('PATCH', '/api/company-facts', { as: world.ids.owner, body: fact });
  const facts = await sentBy(world, 'owner', '/api/company-facts/registration/document', formWith('file'));
  const [line] = (facts as { facts: { kind: string; open: { id: number } | null }[] }).facts.filter(
    ({ kind }) => kind === 'registration',
  );
  return line?.open?.id ?? 0;
};
const ofFactDocument: RequestBuilder = async (world) => ({ params: { factId: await sentProof(world) } });

export const companiesCalls: Readonly<Record<string, RequestBuilder>> = {
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
  'GET /api/company-fact-documents/:factId': ofFactDocument,
  'GET /api/company-fact-documents/:factId/pages': ofFactDocument,
  'GET /api/company-fact-documents/:factId/pages/:page': async (world) => ({
    params: { factId: await sentProof(world), page: 1 },
  }),
  'GET /api/company-profile/town': () => ({ query: { city: 'Wiltz' } }),
  'PATCH /api/company-profile': () => ({ body: { description: sampleText } }),
  'POST /api/company-profile/services': async ({ host }) => ({
    body: { categoryId: (await buildCategory(host.db)).id },
  }),
  'DELETE /api/company-profile/services/:categoryId': async ({ host, company }) => ({
    params: { categoryId: (await buildService(host.db, { companyId: company.id })).categoryId },
  }),
  'POST /api/company-profile/pictures': pictureRequest,
  'PATCH /api/company-profile/pictures/:pictureId': ofPicture({ title: 'A roof' }),
  'DELETE /api/company-profile/pictures/:pictureId': ofPicture(),
  'POST /api/company-profile/logo': pictureRequest,
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
    body: { email: `invited-${nextUniqueNumber()}@mail.example`, role: 'member' },
  }),
  'POST /api/company-team/links': () => ({}),
  'DELETE /api/company-team/invitations/:invitationId': async (world) => ({
    params: { invitationId: (await teamInvitation(world)).id },
  }),
  'GET /api/company-invitations/:token': async (world) => ({
    params: { token: (await teamInvitation(world)).token },
  }),
  'POST /api/company-invitations/:token/accept': async (world) => ({
    params: { token: (await teamInvitation(world)).token },
  }),
  'POST /api/company-invitations/:token/join': async (world) => ({
    params: { token: (await teamInvitation(world)).token },
    body: { username: `joiner-${nextUniqueNumber()}`, password: samplePassword },
  }),
  'GET /api/subscription/preview': () => ({ query: { plan: 'basic', period: 'yearly' } }),
  'PATCH /api/subscription/billing': () => ({
    body: { name: 'Daach Norden', street: '1, rue de la Gare', postalCode: 'L-9050', city: 'Ettelbruck' },
  }),
  'POST /api/subscription/payments': () => ({ body: { plan: 'basic', period: 'yearly' } }),
  'GET /api/receipts/:id/pdf': async (world) => ({ params: { id: (await receiptOfCompany(world)).id } }),
  'POST /api/stripe/events': () => ({ raw: { type: 'application/json', content: '{}' } }),
  'GET /api/suggestions': () => ({ query: { query: 'roof' } }),
  'GET /api/compare': ({ company, otherCompany }) => ({
    query: { ids: `${company.id},${otherCompany.id}` },
  }),
  'POST /api/companies/:companyId/reviews': async (world) => ({
    params: { companyId: world.company.id },
    body: { rating: 4, projectId: (await finishedProject(world)).id },
  }),
  'GET /api/company-leads/:userId': ofLead(),
  'PATCH /api/company-leads/:userId': ofLead({ stage: 'quoted' }),
  'PATCH /api/company-leads/:userId/note': ofLead({ text: 'Rings in the evening.' }),
  'POST /api/company-leads/:userId/decline': ofLead({ reason: 'too-far', message: sampleText }),
  'POST /api/sightings': ({ company }) => ({ body: { profile: company.id, cameFrom: '' } }),
  'GET /api/company-insights': () => ({ query: days }),
  'GET /api/company-insights/csv': () => ({ query: days }),
  'POST /api/contact': () => ({
    body: { name: 'Claire', email: 'claire@mail.example', topic: 'general', message: sampleText },
  }),
};
