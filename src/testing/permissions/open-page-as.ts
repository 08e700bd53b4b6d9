import { buildCategory } from '#demo/builders/category.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import {
  finishedProject,
  ownFolder,
  quoteForClient,
  requestAtCompany,
  sharedToken,
  takedownOfOwner,
  teamInvitation,
  unsubscribeToken,
  visitAtClient,
} from './objects.ts';
import type { TestRole, TestWorld } from './test-world.ts';

type Visit = (world: TestWorld) => string | Promise<string>;

/** Parameters of paths become ids of the client's or the owner's company's things. */
export const pagePathBuilders: Readonly<Record<string, Visit>> = {
  '/companies/:id': ({ company }) => `/companies/${company.id}`,
  '/folders/:id': async (world) => `/folders/${(await ownFolder(world)).id}`,
  '/folders/:id/compare': async (world) =>
    `/folders/${(await ownFolder(world)).id}/compare?ids=${world.company.id},${world.otherCompany.id}`,
  '/shared/:token': async (world) => `/shared/${await sharedToken(world)}`,
  '/unsubscribe/:token': async (world) => `/unsubscribe/${await unsubscribeToken(world)}`,
  '/join-company': async (world) => `/join-company?token=${(await teamInvitation(world)).token}`,
  '/messages/:id': ({ ids }) => `/messages/${ids.owner}`,
  '/projects/:id': async (world) => `/projects/${(await finishedProject(world)).id}`,
  '/requests/new/:step': () => '/requests/new/where',
  '/requests/:id': async (world) => `/requests/${(await requestAtCompany(world)).request.id}`,
  '/invitations/:id': async (world) => `/invitations/${(await requestAtCompany(world)).invitation.id}`,
  '/quotes/:id': async (world) => `/quotes/${(await quoteForClient(world)).id}`,
  '/quotes/:id/write': async (world) => `/quotes/${(await quoteForClient(world, 'draft')).id}/write`,
  '/quotes/:id/accept': async (world) => `/quotes/${(await quoteForClient(world)).id}/accept`,
  '/compare': (world) => `/compare?ids=${world.company.id},${world.otherCompany.id}`,
  '/requests/:id/compare': async (world) => `/requests/${(await quoteForClient(world)).requestId}/compare`,
  '/prices/:trade': async ({ host }) => {
    await buildCategory(host.db, { name: 'Roofing' });
    return '/prices/roofing';
  },
  '/visits/:id': async (world) => `/visits/${(await visitAtClient(world)).visit.id}`,
  '/visits/new': async (world) => `/visits/new?invitation=${(await requestAtCompany(world)).invitation.id}`,
  '/create-project': ({ company }) => `/create-project?company=${company.id}`,
  '/payment': () => '/payment?plan=basic',
  '/admin/people/:id': ({ ids }) => `/admin/people/${ids.client}`,
  '/withheld/:id': async (world) => `/withheld/${await takedownOfOwner(world)}`,
  '/report/:receipt': async ({ host }) => `/report/${(await buildContentReport(host.db)).receipt}`,
};

/** Returns the page's status, or where it redirects; the earlier address stands after the #. */
export const openPageAs = async (world: TestWorld, role: TestRole, address: string): Promise<string> => {
  const { host, ids } = world;
  const cookie = role === 'visitor' ? undefined : await host.signIn(ids[role]);
  const { status, headers } = await host.ask('GET', address, { headers: cookie ? { cookie } : {} });
  const place = headers['location'];
  return typeof place === 'string' ? `>${place.split('#/')[0]}` : String(status);
};
