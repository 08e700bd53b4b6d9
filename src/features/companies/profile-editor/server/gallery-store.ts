import { and, asc, eq, max, sql } from 'drizzle-orm';
import { moveIdToIndex } from '#features/companies/core/rules/gallery-pictures.ts';
import { projectGalleryPictures as g } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

const columns = { id: g.id, imageUrl: g.imageUrl, title: g.title, description: g.description };

export const readGallery = (db: Db, companyId: number) =>
  db.select(columns).from(g).where(eq(g.companyId, companyId)).orderBy(asc(g.position), asc(g.id));

export const countGalleryPictures = (db: Db, companyId: number) => db.$count(g, eq(g.companyId, companyId));

/** Finds the picture that arrived earlier with this key. */
export const findPictureByClientKey = async (db: Db, companyId: number, clientKey: string) => {
  const [row] = await db
    .select(columns)
    .from(g)
    .where(and(eq(g.companyId, companyId), eq(g.clientKey, clientKey)));
  return row;
};

/** Adds a picture at the end of the gallery. */
export const insertGalleryPicture = async (
  transaction: Db,
  picture: Omit<typeof g.$inferInsert, 'id' | 'position'>,
) => {
  const [last] = await transaction
    .select({ place: max(g.position) })
    .from(g)
    .where(eq(g.companyId, picture.companyId));
  const place = (last?.place ?? 0) + 1;
  const [row] = await transaction
    .insert(g)
    .values({ ...picture, position: place })
    .returning(columns);
  if (!row) throw new Error('A picture was not inserted');
  return row;
};

const ofCompany = (companyId: number, id: number) => and(eq(g.companyId, companyId), eq(g.id, id));

interface PictureChanges {
  title?: string | null | undefined;
  description?: string | null | undefined;
  place?: number | undefined;
}

/** Renumbers every picture in one statement, so that triggers run only once. */
const movePicture = async (transaction: Db, companyId: number, id: number, place: number) => {
  const rows = await readGallery(transaction, companyId);
  const order = moveIdToIndex(
    rows.map((row) => row.id),
    id,
    place,
  );
  await transaction.execute(sql`
    update project_gallery g set place = ordered.place
    from unnest(${sql.param(order)}::integer[]) with ordinality ordered (id, place)
    where g.id = ordered.id and g.company_id = ${companyId}`);
};

/** Returns whether there is such a picture. */
export const updateGalleryPicture = async (
  transaction: Db,
  companyId: number,
  id: number,
  changes: PictureChanges,
) => {
  const { place, ...words } = changes;
  if ((await transaction.$count(g, ofCompany(companyId, id))) === 0) return false;
  if (Object.keys(words).length > 0) await transaction.update(g).set(words).where(ofCompany(companyId, id));
  if (place !== undefined) await movePicture(transaction, companyId, id, place);
  return true;
};

/** Returns the URL of the deleted picture. */
export const deleteGalleryPicture = async (transaction: Db, companyId: number, id: number) => {
  const [row] = await transaction
    .delete(g)
    .where(ofCompany(companyId, id))
    .returning({ imageUrl: g.imageUrl });
  return row?.imageUrl ?? null;
};
