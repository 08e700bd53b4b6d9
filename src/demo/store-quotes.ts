import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { projectEvents, projects } from '#features/projects/core/server/tables.ts';
import { createMilestonesFromPaymentPlan } from '#features/quotes/acceptance/server/index.ts';
import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import { withdrawableUntil } from '#features/quotes/core/rules/withdrawal.ts';
import { quoteAcceptances, quoteReports, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { addPricesFromQuote } from '#features/quotes/price-book/server/index.ts';
import { requestInvitations, requests } from '#features/requests/core/server/tables.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import type { Language } from '#kernel/language.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { type Db, firstInsertedRow } from './builders/db.ts';
import { buildQuote, type QuoteRow } from './builders/quote.ts';
import { demoQuotes, type QuoteMaterial } from './material/quotes.ts';
import { workingDayFrom } from './plan/working-day-from.ts';
import { storeQuotePdf, storeSignedCopies } from './store-quote-pdfs.ts';

const HOUR_MS = 3_600_000;

/** The material is written in it. */
const QUOTE_LANGUAGE: Language = 'fr';

/** Finds the company's invitation to a request. */
const findInvited = async (db: Db, { request, company }: QuoteMaterial) => {
  const invitations = await db
    .select({
      invitationId: requestInvitations.id,
      requestId: requests.id,
      companyId: requestInvitations.companyId,
      companyName: companyProfiles.name,
      ownerId: companyProfiles.userId,
      clientId: requests.clientId,
      clientName: users.username,
      fullName: users.fullName,
      isMainResidence: requests.isMainResidence,
      builtYear: requests.builtYear,
      commune: requests.commune,
      postalCode: requests.postalCode,
      street: requests.street,
      streetShownAt: requestInvitations.streetShownAt,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
    .innerJoin(users, eq(users.id, requests.clientId))
    .where(eq(requests.title, request))
    .orderBy(asc(requestInvitations.id));
  const invited = invitations[company];
  if (!invited) throw new Error(`Nobody was asked about “${request}”`);
  return invited;
};

type InvitedCompany = Awaited<ReturnType<typeof findInvited>>;

/** Stores the project that began with the quote, and the signed copies. */
const storeAcceptance = async (db: Db, quote: QuoteRow, invited: InvitedCompany, acceptedAt: Date) => {
  const [version] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, quote.id));
  if (!version?.sha256) throw new Error('What was accepted was not sent');
  const { clientId, companyId, requestId } = invited;
  // Accepting a quote ends the choice among the companies, so both happen at one moment.
  await db
    .update(requestInvitations)
    .set({ endedAt: acceptedAt })
    .where(
      and(eq(requestInvitations.requestId, requestId), inArray(requestInvitations.state, ['won', 'lost'])),
    );
  const project = await firstInsertedRow(
    db
      .insert(projects)
      .values({
        clientId,
        companyId,
        name: version.object,
        budget: version.total,
        quoteId: quote.id,
        agreedSum: version.total,
        createdAt: acceptedAt,
      })
      .returning(),
  );
  await db.insert(projectEvents).values({
    projectId: project.id,
    actorId: clientId,
    side: 'client',
    kind: 'created',
    createdAt: acceptedAt,
  });
  await createMilestonesFromPaymentPlan(db, {
    projectId: project.id,
    quoteId: quote.id,
    ownerId: invited.ownerId,
    plan: version.plan,
    startsOn: version.startsOn,
    total: parseDecimalOrThrow(version.total, DECIMAL_PLACES_BY_KIND.money),
    language: QUOTE_LANGUAGE,
    now: acceptedAt,
  });
  await db.insert(quoteAcceptances).values({
    quoteId: quote.id,
    version: 1,
    sha256: version.sha256,
    net: version.net,
    total: version.total,
    name: invited.fullName ?? invited.clientName,
    at: acceptedAt,
    by: 'email',
    withdrawableUntil: withdrawableUntil(acceptedAt),
    projectId: project.id,
  });
  return project.id;
};

/** Stores a change order for the project, which waits for the client. */
const storeChange = async (
  db: Db,
  files: FileStore,
  {
    material,
    asked: invited,
    projectId,
    now,
  }: { material: QuoteMaterial; asked: InvitedCompany; projectId: number; now: Date },
) => {
  const { change } = material;
  if (!change) return;
  const sentAt = new Date(now.getTime() - change.hoursAgo * HOUR_MS);
  await buildQuote(db, {
    makePdf: (quoteRef) => storeQuotePdf(db, files, { ...quoteRef, at: sentAt }),
    companyId: invited.companyId,
    clientId: invited.clientId,
    projectId,
    isChange: true,
    state: 'sent',
    sentAt,
    version: {
      paperLanguage: QUOTE_LANGUAGE,
      object: change.object,
      intro: change.intro,
      siteCommune: invited.commune,
      sitePostalCode: invited.postalCode,
      siteStreet: invited.street,
      isMainResidence: invited.isMainResidence,
      builtYear: invited.builtYear,
      validUntil: addDays(dayOf(now), change.validDays),
      sectionTitles: change.sections.map(({ title }) => title),
      plan: [],
    },
    lines: change.sections.flatMap(({ lines }, section) => lines.map((line) => ({ ...line, section }))),
  });
};

/** Stores quotes for the demo's requests: three beside each other, an accepted one, and a draft. */
export const storeQuotes = async (db: Db, files: FileStore, now: Date): Promise<void> => {
  for (const material of demoQuotes) {
    const { state, hoursAgo, validDays, startsInDays, sections } = material;
    const invited = await findInvited(db, material);
    const sentAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const isAccepted = state === 'accepted';
    const acceptedAt = new Date(sentAt.getTime() + 48 * HOUR_MS);
    const quote = await buildQuote(db, {
      makePdf: (quoteRef) => storeQuotePdf(db, files, { ...quoteRef, at: sentAt }),
      companyId: invited.companyId,
      clientId: invited.clientId,
      requestId: invited.requestId,
      invitationId: invited.invitationId,
      state,
      sentAt,
      ...(isAccepted && {
        endedAt: acceptedAt,
        companyName: invited.companyName,
        clientName: invited.fullName ?? invited.clientName,
        seenAt: acceptedAt,
      }),
      version: {
        paperLanguage: QUOTE_LANGUAGE,
        object: material.object,
        intro: material.intro,
        conditions: material.conditions,
        siteCommune: invited.commune,
        sitePostalCode: invited.postalCode,
        siteStreet: invited.streetShownAt ? invited.street : null,
        isMainResidence: invited.isMainResidence,
        builtYear: invited.builtYear,
        validUntil: addDays(dayOf(now), validDays),
        startsOn: workingDayFrom(addDays(dayOf(now), startsInDays)),
        durationDays: material.durationDays,
        warrantyMonths: material.warrantyMonths,
        sectionTitles: sections.map(({ title }) => title),
        exclusions: material.exclusions,
        inclusions: material.inclusions,
        plan: material.plan,
      },
      lines: sections.flatMap(({ lines }, section) => lines.map((line) => ({ ...line, section }))),
    });
    if (material.report)
      await db.insert(quoteReports).values({
        quoteId: quote.id,
        clientId: invited.clientId,
        reason: material.report,
        createdAt: new Date(sentAt.getTime() + HOUR_MS),
      });
    if (state !== 'draft')
      await addPricesFromQuote(db, invited.companyId, {
        lines: sections.flatMap(({ lines }) => lines.map((line) => ({ ...line, vatRate: FULL_VAT_RATE }))),
        now: sentAt,
      });
    if (isAccepted) {
      const projectId = await storeAcceptance(db, quote, invited, acceptedAt);
      await storeChange(db, files, { material, asked: invited, projectId, now });
      await storeSignedCopies(db, files, quote.id);
    }
  }
};
