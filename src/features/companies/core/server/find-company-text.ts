import { and, eq } from 'drizzle-orm';
import { type FindOriginal, originalOf } from '#features/translations/core/server/index.ts';
import { companyProfiles } from './tables.ts';

/** Everybody can read these texts unless the company is hidden. */
const findText =
  (part: 'description' | 'guarantee'): FindOriginal =>
  async (db, { id }) => {
    const isThere = and(eq(companyProfiles.id, id), eq(companyProfiles.isHidden, false));
    const [row] = await db.select({ text: companyProfiles[part] }).from(companyProfiles).where(isThere);
    return originalOf(row?.text);
  };

export const findCompanyDescription = findText('description');

export const findCompanyGuarantee = findText('guarantee');
