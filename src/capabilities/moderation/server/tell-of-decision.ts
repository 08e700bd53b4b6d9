import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/database/db.ts';
import type { Tools } from '../../../server/tools.ts';
import { companyFacts, companyProfiles } from '../../companies/server/tables.ts';
import { type News, notify } from '../../notifications/server/index.ts';
import { reviews } from '../../reviews/server/tables.ts';
import type { LogSubject, Verdict } from '../rules.ts';

interface Decided {
  subject: LogSubject;
  subjectId: number;
  verdict: Verdict;
}

const ofReview = async (transaction: Db, reviewId: number, isPublic: boolean): Promise<News[]> => {
  const [review] = await transaction
    .select({
      ...{ authorId: reviews.userId, projectId: reviews.projectId },
      ...{ companyId: companyProfiles.id, company: companyProfiles.name },
    })
    .from(reviews)
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(eq(reviews.id, reviewId));
  if (!review) return [];
  const { authorId: personId, projectId, companyId, company } = review;
  return isPublic
    ? [{ personId, kind: 'approval', subject: { reviewId, companyId, company } }]
    : [{ personId, kind: 'withholding', subject: { reviewId, projectId, company } }];
};

const ofNumber = async (transaction: Db, companyId: number, isRight: boolean): Promise<News[]> => {
  const [company] = await transaction
    .select({ personId: companyProfiles.userId, vatNumber: companyProfiles.vatNumber })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, companyId));
  if (!company?.vatNumber) return [];
  const { personId, vatNumber } = company;
  const outcome = isRight ? 'confirmed' : 'refused';
  return [{ personId, kind: 'verification', subject: { vatNumber, outcome } }];
};

const ofFact = async (transaction: Db, factId: number, isRight: boolean): Promise<News[]> => {
  const [found] = await transaction
    .select({ personId: companyProfiles.userId, fact: companyFacts.kind })
    .from(companyFacts)
    .innerJoin(companyProfiles, eq(companyProfiles.id, companyFacts.companyId))
    .where(eq(companyFacts.id, factId));
  if (!found) return [];
  const { personId, fact } = found;
  return [{ personId, kind: 'fact', subject: { fact, outcome: isRight ? 'verified' : 'refused' } }];
};

/** Tells whoever is concerned what was decided. What changes nothing for anybody is told to nobody. */
export const tellOfDecision = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs'>,
  { subject, subjectId, verdict }: Decided,
) => {
  const isApproved = verdict === 'approve';
  const newsOf = (): Promise<News[]> | News[] => {
    if (subject === 'fact') return ofFact(transaction, subjectId, isApproved);
    if (subject === 'vat') return ofNumber(transaction, subjectId, isApproved);
    const isOfReview = subject === 'review' || subject === 'appeal';
    // New words that are withheld leave what is public; a flag that is dismissed leaves the review.
    const isChange = (subject === 'edit' && isApproved) || (subject === 'flag' && !isApproved);
    return isOfReview || isChange ? ofReview(transaction, subjectId, isApproved) : [];
  };
  for (const news of await newsOf()) await notify(transaction, tools, news);
};
