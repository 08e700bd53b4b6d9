import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyTexts } from '#features/companies/core/contract/company-texts.ts';
import type { Db } from '#server/database/db.ts';
import { logoFileNames, pictureFileNames } from './picture-file-names.ts';
import { companyProfiles as c, projectGalleryPictures as g } from './tables.ts';

type PictureRow = typeof g.$inferSelect;

const ownerOf = async (db: Db, companyId: number) => {
  const [row] = await db.select({ id: c.userId }).from(c).where(eq(c.id, companyId));
  return row?.id ?? null;
};

/** Moderators take these down; each returns a copy from which it can be restored. */
export const takeDownPicture = async (transaction: Db, id: number) => {
  const [was] = await transaction.delete(g).where(eq(g.id, id)).returning();
  const ownerId = was && (await ownerOf(transaction, was.companyId));
  return was && ownerId ? { ownerId, was, files: pictureFileNames(was.imageUrl) } : null;
};

export const restorePicture = async (transaction: Db, was: PictureRow) => {
  await transaction.insert(g).values(was).onConflictDoNothing();
};

export const takeDownPicturesOfProject = async (transaction: Db, projectId: number) => {
  const pictures = await transaction.delete(g).where(eq(g.projectId, projectId)).returning();
  return { pictures, files: pictures.flatMap(({ imageUrl }) => pictureFileNames(imageUrl)) };
};

const lockCompany = async (transaction: Db, companyId: number) => {
  const [row] = await transaction.select().from(c).where(eq(c.id, companyId)).for('no key update');
  return row;
};

export const takeDownLogo = async (transaction: Db, companyId: number) => {
  const company = await lockCompany(transaction, companyId);
  if (!company?.logoUrl) return null;
  const { logoUrl } = company;
  await transaction.update(c).set({ logoUrl: null }).where(eq(c.id, companyId));
  return { ownerId: company.userId, was: { logoUrl }, files: logoFileNames(logoUrl) };
};

/** A logo that the company has chosen meanwhile stays. */
export const restoreLogo = async (transaction: Db, companyId: number, was: { logoUrl: string }) => {
  await transaction
    .update(c)
    .set(was)
    .where(and(eq(c.id, companyId), isNull(c.logoUrl)));
};

interface RemovedTexts {
  description: string;
  /** Copies from before these fields existed have none. */
  line?: string;
  texts?: CompanyTexts['texts'];
}

/** Takes down the texts in every language: the complaint may be about any of them. */
export const takeDownDescription = async (transaction: Db, companyId: number) => {
  const company = await lockCompany(transaction, companyId);
  if (!company) return null;
  const { description, line, texts, userId: ownerId } = company;
  if (!description && !line && Object.keys(texts).length === 0) return null;
  await transaction.update(c).set({ description: '', line: '', texts: {} }).where(eq(c.id, companyId));
  const was: RemovedTexts = { description, line, texts };
  return { ownerId, was, files: [] };
};

/** Text that the company has written meanwhile stays, and a text does not come back once its language is the first one. */
export const restoreDescription = async (
  transaction: Db,
  companyId: number,
  { description, line = '', texts = {} }: RemovedTexts,
) => {
  const company = await lockCompany(transaction, companyId);
  if (!company || company.description !== '') return;
  const otherTexts = Object.entries(texts).filter(([language]) => language !== company.textLanguage);
  await transaction
    .update(c)
    .set({
      description,
      ...(company.line === '' && { line }),
      ...(company.textLanguage !== null && {
        texts: { ...Object.fromEntries(otherTexts), ...company.texts },
      }),
    })
    .where(eq(c.id, companyId));
};

export const takeDownProfile = async (transaction: Db, companyId: number) => {
  const company = await lockCompany(transaction, companyId);
  if (!company || company.isWithheld) return null;
  await transaction.update(c).set({ isWithheld: true }).where(eq(c.id, companyId));
  return { ownerId: company.userId, was: { name: company.name }, files: [] };
};

export const restoreProfile = async (transaction: Db, companyId: number) => {
  await transaction.update(c).set({ isWithheld: false }).where(eq(c.id, companyId));
};
