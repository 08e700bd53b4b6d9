import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import type { CompanyTexts } from '#features/companies/core/contract/company-texts.ts';
import { companyIdIn } from '#features/companies/core/rules/profile-path.ts';
import { companyProfiles as c, projectGalleryPictures as g } from '#features/companies/core/server/tables.ts';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { splitLanguagePrefix } from '#kernel/language.ts';
import { MAX_ID } from '#kernel/max-id.ts';
import type { Db } from '#server/database/db.ts';

type Candidate = CaseEvidence['candidates'][number];

const MOST_REVIEWS = 100;

/** The company whose page it is, and the content on it that can be taken down. */
interface Content {
  companyId: number | null;
  candidates: Candidate[];
}

const nothing: Content = { companyId: null, candidates: [] };

/** Returns the path of an address as a person wrote it, whole or in part, and in any language. */
const pathOf = (address: string): string => {
  const trimmed = address.trim();
  const url = URL.parse(trimmed, 'https://giewel.invalid/');
  return splitLanguagePrefix(url?.pathname ?? '').address;
};

const idOf = (segment: string | undefined): number | null => {
  const id = segment === undefined ? null : companyIdIn(segment);
  return id !== null && Number(id) <= MAX_ID ? Number(id) : null;
};

const worded = (kind: Candidate['kind'], id: number, label: string): Candidate => ({
  kind,
  id,
  label,
  imageUrl: null,
});

/** Joins a company's texts in all languages: a complaint may be about any, and they are taken down together. */
const companyTextOf = ({ line, description, texts }: CompanyTexts): string =>
  [
    line,
    description,
    ...Object.values(texts).flatMap((translation) => [translation.line, translation.description]),
  ]
    .filter(Boolean)
    .join('\n');

const ofCompany = async (db: Db, id: number): Promise<Content> => {
  const [company] = await db.select().from(c).where(eq(c.id, id));
  if (!company) return nothing;
  const [pictures, visibleProjects, visibleReviews] = await Promise.all([
    db.select().from(g).where(eq(g.companyId, id)).orderBy(g.position, g.id),
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.companyId, id), isNotNull(projects.publishedAt))),
    db
      .select({ id: reviews.id, comment: reviews.comment, reply: reviews.reply })
      .from(reviews)
      .where(and(eq(reviews.companyId, id), eq(reviews.status, 'approved')))
      .orderBy(desc(reviews.id))
      .limit(MOST_REVIEWS),
  ]);
  const { name, logoUrl, isWithheld } = company;
  const companyText = companyTextOf(company);
  const candidates = [
    ...pictures.map((picture) => ({
      kind: 'picture' as const,
      id: picture.id,
      label: picture.title ?? '',
      imageUrl: picture.imageUrl,
    })),
    ...(logoUrl ? [{ kind: 'logo' as const, id, label: name, imageUrl: logoUrl }] : []),
    ...(companyText ? [worded('description', id, companyText)] : []),
    ...visibleProjects.map((project) => worded('project', project.id, project.name)),
    ...visibleReviews.map((review) => worded('review', review.id, review.comment ?? '')),
    ...visibleReviews.flatMap((review) => (review.reply ? [worded('reply', review.id, review.reply)] : [])),
    ...(isWithheld ? [] : [worded('profile', id, name)]),
  ];
  return { companyId: id, candidates };
};

const ofPictureFile = async (db: Db, path: string): Promise<Content> => {
  const [picture] = await db.select({ companyId: g.companyId }).from(g).where(eq(g.imageUrl, path)).limit(1);
  const [company] = await db
    .select({ id: c.id })
    .from(c)
    .where(or(eq(c.logoUrl, path), eq(c.id, picture?.companyId ?? 0)))
    .limit(1);
  return company ? ofCompany(db, company.id) : nothing;
};

const ofProject = async (db: Db, id: number): Promise<Content> => {
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  if (!project) return nothing;
  const words = [project.name, project.description].filter(Boolean).join(': ');
  const { companyId, candidates } = await ofCompany(db, project.companyId);
  return { companyId, candidates: [worded('project', id, words), ...candidates] };
};

/** Finds the content at a reported address, as far as it can be taken down, and its owner. */
export const findContentAtUrl = async (db: Db, address: string): Promise<Content> => {
  const path = pathOf(address);
  const [, place, segment] = path.split('/');
  if (place === 'pictures') return ofPictureFile(db, path);
  const id = idOf(segment);
  if (id === null) return nothing;
  if (place === 'companies') return ofCompany(db, id);
  return place === 'projects' ? ofProject(db, id) : nothing;
};
