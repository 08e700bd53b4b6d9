import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, type CompanyValues } from '#demo/builders/company.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import type { ListedInvitation, Request } from '#features/requests/core/contract/shapes.ts';
import type { TestHost } from './host.ts';

interface TestResponse {
  status: number;
  text: string;
  body: unknown;
}

const requestOf = (response: TestResponse): Request => {
  if (response.status >= 300) throw new Error(`It was refused: ${response.status} ${response.text}`);
  return response.body as Request;
};

export const codeOf = ({ status, body }: TestResponse) => [status, (body as { code?: string } | null)?.code];

export const wholeRequest = {
  title: 'Re-roof 96 m² of natural slate',
  description: 'There is a brown stain on the bedroom ceiling, under the valley.',
  commune: 'Mondercange',
  postalCode: '3919',
  street: '14, rue des Tilleuls',
  dwelling: { kind: 'house', builtYear: 1931, isMainResidence: true, holder: 'owner' },
  timing: { kind: 'one-to-three-months' },
  budget: { min: '25000', max: '35000' },
};

/** Groups the calls a test makes about requests, and builds people to make them. */
export const requestCalls = async ({ ask, db }: Pick<TestHost, 'ask' | 'db'>, tradeName = 'Roofing') => {
  const trade = await buildCategory(db, {
    name: tradeName,
    names: { fr: 'Couvreur', de: 'Dachdecker', lb: 'Daachdecker', pt: 'Telhador' },
  });

  const post = (as: number, url: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    ask('POST', `/api/requests${url}`, { as, body, headers });

  const roofer = async (overrides: Partial<CompanyValues> = {}) => {
    const company = await buildCompany(db, { serviceCommunes: ['Mondercange'], ...overrides });
    await buildSubscription(db, { companyId: company.id });
    await buildService(db, { companyId: company.id, categoryId: trade.id });
    return company;
  };

  const drafted = async (as: number, changes: object = {}) =>
    requestOf(
      await post(as, '', {
        ...wholeRequest,
        categoryId: trade.id,
        answers: [{ id: 'work', answer: 'whole' }],
        ...changes,
      }),
    );

  const sentRequest = async (as: number, companyIds: readonly number[], changes: object = {}) => {
    const { id } = await drafted(as, changes);
    return requestOf(await post(as, `/${id}/send`, { companyIds }));
  };

  const read = async (as: number, id: number) => requestOf(await ask('GET', `/api/requests/${id}`, { as }));

  const upload = (as: number, id: number, bytes: Uint8Array, name = 'roof.pdf', key?: string) => {
    const form = new FormData();
    form.append('file', new Blob([bytes as BlobPart]), name);
    return ask('POST', `/api/requests/${id}/files`, {
      as,
      form,
      headers: key ? { 'idempotency-key': key } : {},
    });
  };

  return {
    trade,
    post,
    roofer,
    client: () => buildUser(db, { createdAt: new Date('2025-01-01') }),
    drafted,
    sent: sentRequest,
    read,
    upload,
    uploaded: async (...args: Parameters<typeof upload>) => requestOf(await upload(...args)),
    requestOf,

    invitationOf: async (as: number): Promise<ListedInvitation> => {
      const { body } = await ask('GET', '/api/invitations', { as });
      const [newest] = body as ListedInvitation[];
      if (!newest) throw new Error('The company was asked nothing');
      return newest;
    },

    invitation: (as: number, id: number) => ask('GET', `/api/invitations/${id}`, { as }),

    company: (as: number, id: number, actionName: string, body: unknown = {}) =>
      ask('POST', `/api/invitations/${id}/${actionName}`, { as, body }),

    bellOf: async (as: number): Promise<string[]> => {
      const { body } = await ask('GET', '/api/notifications', { as });
      return (body as { text: string }[]).map(({ text }) => text);
    },
  };
};
