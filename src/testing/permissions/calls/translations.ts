import { eq } from 'drizzle-orm';
import { buildMessage } from '#demo/builders/message.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { requests } from '#features/requests/core/server/tables.ts';
import { translations } from '#features/translations/core/server/tables.ts';
import { requestAtCompany, reviewOfCompany } from '#testing/permissions/objects.ts';
import type { TestWorld } from '#testing/permissions/test-world.ts';
import type { RequestBuilder } from './request-builder.ts';

/** The text is long enough to detect its language. */
export const frenchText =
  'Bonjour, pouvez-vous venir voir la fuite dans ma salle de bains la semaine prochaine ?';

/** The translation exists already: readers of the text get it, and no service has to translate. */
const buildTranslation = (world: TestWorld, original: Partial<typeof translations.$inferInsert>) =>
  world.host.db
    .insert(translations)
    .values({ ...original, fromLanguage: 'fr', toLanguage: 'en', text: 'In English' });

export const translationsCalls: Readonly<Record<string, RequestBuilder>> = {
  'POST /api/translations': async (world) => {
    const { company, host } = world;
    await host.db
      .update(companyProfiles)
      .set({ description: frenchText })
      .where(eq(companyProfiles.id, company.id));
    await buildTranslation(world, { companyId: company.id });
    return { body: { of: 'company', id: world.company.id, to: 'en' } };
  },
  'POST /api/translations of a message': async (world) => {
    const { client, owner } = world.ids;
    const { id } = await buildMessage(world.host.db, {
      senderId: client,
      receiverId: owner,
      content: frenchText,
    });
    await buildTranslation(world, { messageId: id });
    return { body: { of: 'message', id, to: 'en' } };
  },
  'POST /api/translations of a request': async (world) => {
    const { id } = (await requestAtCompany(world)).request;
    await world.host.db.update(requests).set({ description: frenchText }).where(eq(requests.id, id));
    await buildTranslation(world, { requestId: id });
    return { body: { of: 'request', id, to: 'en' } };
  },
  'POST /api/translations of a review': async (world) => {
    const { id } = await reviewOfCompany(world, { status: 'rejected' });
    await buildTranslation(world, { reviewId: id });
    return { body: { of: 'review', id, to: 'en' } };
  },
};
