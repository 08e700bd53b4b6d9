import { workIllustrationUrl } from '#features/companies/core/rules/work-illustration-url.ts';
import {
  projectAbilities,
  type ProjectSide,
  projectStateOf,
} from '#features/projects/core/rules/project-states.ts';
import { projectSideOf } from '#features/projects/core/server/index.ts';
import type { ListedProject, Project, ProjectSummary } from '#features/projects/pages/contract/projects.ts';
import { mayKnowReviewedProject, presentReviewFor } from '#features/reviews/core/rules/present-review.ts';
import { type ReviewReaderRole, whyNotReview } from '#features/reviews/core/rules/reviews.ts';
import { withTranslationOffers } from '#features/reviews/core/server/index.ts';
import { formatDecimalUnits, parseDecimalOrThrow } from '#kernel/decimal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Translator } from '#server/services/translator.ts';
import { type ProjectRow, readProjectEvents, readProjectReviews } from './find-project.ts';
import type { ListedProjectRow } from './store.ts';

/** Every view of a project shows this. */
const presentShown = (
  {
    services,
    canton,
    coverFileId,
    ...row
  }: Omit<ListedProjectRow, 'companyUserId' | 'isReviewed' | 'sum' | 'nextMilestone'>,
  translator: Translator,
): ProjectSummary => ({
  ...row,
  translation: row.isWithheld
    ? undefined
    : translator.offerFor([row.name, row.description].filter(Boolean).join('. ')),
  state: projectStateOf(row),
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  coverUrl:
    coverFileId === null
      ? workIllustrationUrl({ ...row, title: row.name, services, canton })
      : `/api/projects/${row.id}/files/${coverFileId}?size=small`,
});

export const presentListedProject = (
  { companyUserId, isReviewed, sum, nextMilestone, ...row }: ListedProjectRow,
  { personId, now, translator }: { personId: number; now: Date; translator: Translator },
): ListedProject => ({
  ...presentShown(row, translator),
  sum,
  nextMilestone,
  mayReview: row.clientId === personId && mayReview({ ...row, companyUserId, isReviewed }, now),
});

const readers: Record<ProjectSide, ReviewReaderRole> = { client: 'author', company: 'company' };

/** Shows a project as this person may see it, read within the caller's transaction if there is one. */
export const presentProject = async (
  db: Db,
  row: ProjectRow,
  { person, now, translator }: { person: Person; now: Date; translator: Translator },
): Promise<Project> => {
  const side = projectSideOf(row, person);
  const reader = side ? readers[side] : 'admin';
  const [events, reviews] = await Promise.all([
    readProjectEvents(db, row.id),
    readProjectReviews(db, row.id),
  ]);
  return {
    ...presentShown(row, translator),
    company: {
      name: row.companyName,
      email: row.companyEmail,
      phoneNumber: row.companyPhone,
      userId: row.companyUserId,
      iban: row.quoteId === null ? null : row.companyIban,
    },
    client: side === 'company' ? contactOf(row) : null,
    // An anonymous review must not be traceable to its project.
    reviews: reviews
      .filter((review) => mayKnowReviewedProject(review, reader))
      .map((review) => withTranslationOffers(presentReviewFor(review, { reader, now }), translator)),
    events: events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() })),
    quoteId: row.quoteId,
    sums: sumsOf(row),
    request: requestFor(side, row),
    side,
    abilities: {
      ...projectAbilities(row, side),
      mayReview: side === 'client' && mayReview({ ...row, isReviewed: reviews.length > 0 }, now),
    },
  };
};

const CENTS = 2;

const sumsOf = ({ agreedSum, changesSum }: ProjectRow): Project['sums'] => {
  const changes = parseDecimalOrThrow(changesSum, CENTS);
  if (agreedSum === null && changes === 0n) return null;
  const agreed = parseDecimalOrThrow(agreedSum ?? '0', CENTS);
  return {
    agreed: agreedSum,
    changes: formatDecimalUnits(changes, CENTS),
    now: formatDecimalUnits(agreed + changes, CENTS),
  };
};

/** Who else reads the project reads no street that wasn't shown to them. */
const requestFor = (side: ProjectSide | null, { request }: ProjectRow): Project['request'] =>
  request && {
    ...request,
    street: side === 'client' || (side === 'company' && request.isStreetShown) ? request.street : null,
  };

/** An erased account has no contact details. */
const contactOf = (row: ProjectRow): Project['client'] =>
  row.clientName === null
    ? null
    : { username: row.clientUsername, email: row.clientEmail, phoneNumber: row.clientPhone };

const mayReview = (
  row: Pick<ListedProjectRow, 'completedAt' | 'companyUserId' | 'clientId' | 'isReviewed'>,
  now: Date,
): boolean => whyNotReview({ ...row, isOwnCompany: row.companyUserId === row.clientId }, now) === null;
