import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LOGO_SIDE, logoFile, logoFiles } from '#companies/server/index.ts';
import { companyProfiles as c } from '#companies/server/tables.ts';
import { getCompanySeal } from '#kernel/company-seal.ts';
import type { Person } from '#kernel/visitor.ts';
import { removeLogo, uploadLogo } from '#profile-editor/contract/own-pictures.ts';
import type { Db } from '#server/database/db.ts';
import { squareImagesApart } from '#server/files/decode-apart.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { isPhotograph } from '#server/files/picture-kinds.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { NoteWork } from '#server/note-work.ts';
import { findOwnCompanyRow, holdOwnCompany } from './own-row.ts';

/** Answers the files of the logo that was there before; null where there is no company any more. */
const setLogo = async (transaction: Db, noteWork: NoteWork, person: Person, logoUrl: string | null) => {
  const before = await holdOwnCompany(transaction, person.id);
  if (!before) return null;
  await transaction.update(c).set({ logoUrl }).where(eq(c.id, before.id));
  await noteWork(transaction, person, 'change-logo');
  return logoFiles(before.logoUrl);
};

export const logoRoutes: readonly Route[] = [
  answer(getCompanySeal, async ({ person, tools }) => {
    const own = await findOwnCompanyRow(tools.db, person.id);
    return own ? { name: own.name, logoUrl: own.logoUrl } : null;
  }),

  answer(uploadLogo, async ({ file: { bytes }, person, tools, refuse }) => {
    if (!(await findOwnCompanyRow(tools.db, person.id))) throw refuse('noCompany');
    if (!isPhotograph(bytes)) throw refuse('wrongType');
    const images = await squareImagesApart(bytes, [LOGO_SIDE], 'centre').catch(() => {
      throw refuse('unreadable');
    });
    const name = logoFile(randomBytes(16).toString('hex'));
    const contents = new Map([...images.values()].map((image) => [name, image]));
    await putForRow(tools, person, contents, async (transaction) => {
      const freed = await setLogo(transaction, tools.noteWork, person, `/${name}`);
      if (!freed) throw new Error('A logo for no company');
      return freed;
    }).catch(orNotStored(tools, 'a logo', refuse));
    return { logoUrl: `/${name}` };
  }),

  answer(removeLogo, ({ person, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const freed = await setLogo(transaction, tools.noteWork, person, null);
      if (!freed) throw refuse('noCompany');
      await removeAfterwards(transaction, tools.jobs, freed);
      return { logoUrl: null };
    }),
  ),
];
