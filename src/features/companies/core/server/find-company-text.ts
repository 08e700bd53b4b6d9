import { and, eq } from 'drizzle-orm';
import { type FindOriginalText, originalTextOf } from '#features/translations/core/server/index.ts';
import { companyProfiles } from './tables.ts';

/** Everybody can read these texts unless the company is hidden. */
const findText =
  (part: 'description' | 'guarantee'): FindOriginalText =>
  async (db, { id }) => {
    const isThere = and(eq(companyProfiles.id, id), eq(companyProfiles.isHidden, false));
    const [row] = await db.select({ text: companyProfiles[part] }).from(companyProfiles).where(isThere);
    return originalTextOf(row?.text);
  };

export const findCompanyDescription = findText('description');

export const findCompanyGuarantee = findText('guarantee');
