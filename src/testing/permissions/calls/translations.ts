import { buildMessage } from '#demo/builders/message.ts';
import { requestAtCompany, reviewOfCompany } from '#testing/permissions/objects.ts';
import type { World } from '#testing/permissions/people.ts';
import { translations } from '#translations/server/tables.ts';
import type { Call } from './call.ts';

/** One that was made before: who may read the text is given it, and no service is asked. */
const kept = (world: World, original: Partial<typeof translations.$inferInsert>) =>
  world.host.db
    .insert(translations)
    .values({ ...original, fromLanguage: 'fr', toLanguage: 'en', text: 'In English' });

export const translationsCalls: Readonly<Record<string, Call>> = {
  'POST /api/translations': async (world) => {
    await kept(world, { companyId: world.company.id });
    return { body: { of: 'company', id: world.company.id, to: 'en' } };
  },
  'POST /api/translations of a message': async (world) => {
    const { client, owner } = world.ids;
    const { id } = await buildMessage(world.host.db, { senderId: client, receiverId: owner });
    await kept(world, { messageId: id });
    return { body: { of: 'message', id, to: 'en' } };
  },
  'POST /api/translations of a request': async (world) => {
    const { id } = (await requestAtCompany(world)).request;
    await kept(world, { requestId: id });
    return { body: { of: 'request', id, to: 'en' } };
  },
  'POST /api/translations of a review': async (world) => {
    const { id } = await reviewOfCompany(world, { status: 'rejected' });
    await kept(world, { reviewId: id });
    return { body: { of: 'review', id, to: 'en' } };
  },
};
