import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../server/database/db.ts';
import { users } from '../../accounts/server/tables.ts';
import { projects } from '../../projects/server/tables.ts';
import { reviews } from '../../reviews/server/tables.ts';
import { itemColumns } from './item.ts';
import { companyProfiles, projectGallery } from './tables.ts';

export const findCompany = async (db: Db, companyId: number) => {
  const [row] = await db
    .select({
      ...itemColumns,
      phoneNumber: companyProfiles.phoneNumber,
      email: companyProfiles.email,
      website: companyProfiles.website,
      businessHours: companyProfiles.businessHours,
    })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, companyId));
  return row;
};

export const picturesOf = (db: Db, companyId: number) =>
  db
    .select({
      id: projectGallery.id,
      imageUrl: projectGallery.imageUrl,
      title: projectGallery.title,
      description: projectGallery.description,
    })
    .from(projectGallery)
    .where(eq(projectGallery.companyId, companyId))
    .orderBy(asc(projectGallery.id));

export const approvedReviewsOf = (db: Db, companyId: number) =>
  db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      isAnonymous: reviews.isAnonymous,
      username: users.username,
      project: {
        title: projects.name,
        description: projects.description,
        completedAt: projects.completedAt,
        budget: projects.budget,
      },
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(eq(reviews.companyId, companyId), eq(reviews.status, 'approved')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
