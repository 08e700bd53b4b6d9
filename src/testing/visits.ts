import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import type { TestHost } from './host.ts';
import { requestCalls } from './requests.ts';

const HOUR_MS = 3_600_000;

export const visitOf = ({ status, text, body }: { status: number; text: string; body: unknown }): Visit => {
  if (status >= 300) throw new Error(`It was refused: ${status} ${text}`);
  return body as Visit;
};

/** Groups the calls a test makes about visits, and builds a company invited to a request. */
export const visitCalls = async (host: Pick<TestHost, 'ask' | 'db' | 'services'>) => {
  const { ask, services } = host;
  const calls = await requestCalls(host);

  /** Returns an hour's visit in so many hours from now. */
  const inHours = (hours: number, minutes = 60) => ({
    start: new Date(services.clock.now().getTime() + hours * HOUR_MS).toISOString(),
    minutes,
  });

  const propose = (as: number, body: object) => ask('POST', '/api/visits', { as, body });

  const postAction = (as: number, id: number, name: string, body: object = {}) =>
    ask('POST', `/api/visits/${id}/${name}`, { as, body });

  const invitedCompany = async (changes: { companyName?: string } = {}) => {
    const claire = await calls.client();
    const schmit = await calls.roofer({ name: changes.companyName ?? 'Toiture Schmit' });
    const request = await calls.sent(claire.id, [schmit.id]);
    const { id: invitationId } = await calls.invitationOf(schmit.userId);
    return { claire, schmit, request, invitationId };
  };

  const proposed = async (slots = [inHours(30), inHours(54), inHours(78)]) => {
    const world = await invitedCompany();
    const { schmit, invitationId } = world;
    return { ...world, visit: visitOf(await propose(schmit.userId, { invitationId, slots })) };
  };

  const accept = (as: number, visit: Visit, slotIndex = 0, more: object = {}) =>
    postAction(as, visit.id, 'accept', { slot: visit.slots[slotIndex]?.id, ...more });

  const agreed = async (...args: Parameters<typeof proposed>) => {
    const world = await proposed(...args);
    return { ...world, visit: visitOf(await accept(world.claire.id, world.visit)) };
  };

  return {
    ...calls,
    inHours,
    propose,
    act: postAction,
    asked: invitedCompany,
    proposed,
    accept,
    agreed,
    see: (as: number, id: number) => ask('GET', `/api/visits/${id}`, { as }),
  };
};
