import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { subscriptions } from '#features/billing/subscriptions/server/tables.ts';
import { isSameFirm } from '#features/companies/core/rules/is-same-firm.ts';
import {
  companyDetailColumns,
  enqueueVatCheck,
  presentCompanyDetails,
  presentGalleryPicture,
} from '#features/companies/core/server/index.ts';
import { companyProfiles as c, type ListedService } from '#features/companies/core/server/tables.ts';
import {
  addService,
  changeOwnCompany,
  getOwnCompany,
  type OwnCompany,
  type OwnCompanyFields,
  removeService,
} from '#features/companies/profile-editor/contract/own-company.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import { loggedProfileChangesBetween } from '#kernel/logged-profile-change.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { readGallery } from './gallery-store.ts';
import { lockOwnCompany, planAndLimitsOf, readOwnCompanyFields } from './own-company-store.ts';
import { removeCompanyService, addCompanyService, readCompanyServices } from './services-store.ts';

const columns = {
  id: c.id,
  name: c.name,
  description: c.description,
  line: c.line,
  textLanguage: c.textLanguage,
  texts: c.texts,
  logoUrl: c.logoUrl,
  address: c.address,
  city: c.city,
  postalCode: c.postalCode,
  commune: c.commune,
  canton: c.canton,
  registrationNumber: c.registrationNumber,
  iban: c.iban,
  vatNumber: c.vatNumber,
  isVatVerified: c.isVatVerified,
  isVatExempt: c.isVatExempt,
  isContactPublic: c.isContactPublic,
  hasEmergencyService: c.hasEmergencyService,
  details: companyDetailColumns,
  subscription: getTableColumns(subscriptions),
};

const read = async (db: Db, userId: number, now: Date): Promise<OwnCompany | null> => {
  const [row] = await db
    .select(columns)
    .from(c)
    .leftJoin(subscriptions, eq(subscriptions.companyId, c.id))
    .where(eq(c.userId, userId));
  if (!row) return null;
  const { subscription, details, ...companyFields } = row;
  return {
    ...companyFields,
    ...presentCompanyDetails(details),
    services: await readCompanyServices(db, row.id),
    gallery: (await readGallery(db, row.id)).map(presentGalleryPicture),
    ...planAndLimitsOf(subscription, now),
  };
};

/** Finds the first field of the work area that names an unknown place. */
const unknownPlaces = async (db: Db, { serviceCantons, serviceCommunes }: Partial<OwnCompanyFields>) => {
  const hasUnknown = async (names: readonly string[] | undefined, column: SQL) => {
    if (!names?.length) return false;
    const knownNames = sql`select ${column} from communes`;
    const { rows } = await db.execute(sql`
      select from unnest(${sql.param(names)}::text[]) name where name not in (${knownNames}) limit 1`);
    return rows.length > 0;
  };
  if (await hasUnknown(serviceCantons, sql`canton`)) return 'serviceCantons';
  return (await hasUnknown(serviceCommunes, sql`name`)) ? 'serviceCommunes' : null;
};

const unverified = {
  isVatVerified: false,
  vatCheckedAt: null,
  vatCheckResult: null,
  vatName: null,
  vatRefusedAt: null,
};

/** A company whose VAT number was verified is notified that it is checked again. */
const notifyOfNewCheck = async (
  transaction: Db,
  services: Services,
  personId: number,
  { vatNumber, isVatVerified }: { vatNumber: string | null; isVatVerified: boolean },
) => {
  if (!isVatVerified || vatNumber === null) return;
  const subject = { vatNumber, outcome: 'again' } as const;
  await notifyPerson(transaction, services, { personId, kind: 'vatNumberChecked', subject });
};

/** Each language may occur once, and the first text needs its language before there are others. */
const judgeTexts = ({ textLanguage, texts }: Pick<OwnCompanyFields, 'textLanguage' | 'texts'>) => {
  const otherLanguages = Object.keys(texts);
  if (textLanguage === null && otherLanguages.length > 0)
    throw invalidFieldError('textLanguage', 'editor.textLanguageMissing');
  if (textLanguage !== null && otherLanguages.includes(textLanguage))
    throw invalidFieldError('texts', 'editor.textTwice');
};

/** Returns whether there is such a company. A change of the VAT number or of the firm's name resets the verification. */
const change = async (
  transaction: Db,
  services: Services,
  person: Person,
  changes: Partial<OwnCompanyFields>,
) => {
  const company = await lockOwnCompany(transaction, person.id);
  if (!company) return false;
  const fields = await readOwnCompanyFields(transaction, company.id);
  judgeTexts({ ...fields, ...changes });
  const { vatNumber = company.vatNumber, name = company.name } = changes;
  const isOther =
    vatNumber !== company.vatNumber || !(name === company.name || isSameFirm(name, company.name));
  await transaction
    .update(c)
    .set({ ...changes, ...(isOther && unverified) })
    .where(eq(c.id, company.id));
  if (isOther && vatNumber !== null) await enqueueVatCheck(transaction, services, company.id);
  if (isOther) await notifyOfNewCheck(transaction, services, person.id, { ...company, vatNumber });
  const loggedChanges = loggedProfileChangesBetween(fields, changes);
  if (loggedChanges.length > 0)
    await services.recordActivity(transaction, person, 'change-profile', { changes: loggedChanges });
  return true;
};

const nameIn = (offered: readonly ListedService[], categoryId: number): string | null =>
  offered.find((service) => service.categoryId === categoryId)?.category.name ?? null;

export const ownCompanyRoutes: readonly EndpointRoute[] = [
  handle(getOwnCompany, async ({ person, services: { db, clock }, refuse }) => {
    const ownCompany = await read(db, person.id, clock.now());
    if (!ownCompany) throw refuse('noCompany');
    return ownCompany;
  }),

  handle(changeOwnCompany, async ({ person, body, services, refuse }) => {
    const unknown = await unknownPlaces(services.db, body);
    if (unknown) throw invalidFieldError(unknown, 'editor.placeUnknown');
    if ((body.foundedIn ?? 0) > luxembourgTimeOf(services.clock.now()).year)
      throw invalidFieldError('foundedIn', 'editor.foundedInInvalid');
    const isThere = await services.db.transaction((transaction) =>
      change(transaction, services, person, body),
    );
    const ownCompany = isThere && (await read(services.db, person.id, services.clock.now()));
    if (!ownCompany) throw refuse('noCompany');
    return ownCompany;
  }),

  handle(addService, ({ person, body: { categoryId }, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const company = await lockOwnCompany(transaction, person.id);
      if (!company) throw refuse('noCompany');
      const { limits } = planAndLimitsOf(company.subscription, services.clock.now());
      const servicesBefore = await readCompanyServices(transaction, company.id);
      const reason = await addCompanyService(transaction, company.id, categoryId, limits.services);
      if (reason) throw refuse(reason, { count: String(limits.services) });
      const offered = await readCompanyServices(transaction, company.id);
      const service = nameIn(offered, categoryId);
      const changes = loggedProfileChangesBetween(
        { service: nameIn(servicesBefore, categoryId) },
        { service },
      );
      await services.recordActivity(transaction, person, 'change-services', { changes });
      return offered;
    }),
  ),

  handle(removeService, ({ person, params, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const company = await lockOwnCompany(transaction, person.id);
      if (!company) throw refuse('noCompany');
      const service = nameIn(await readCompanyServices(transaction, company.id), params.categoryId);
      if (!(await removeCompanyService(transaction, company.id, params.categoryId)))
        throw refuse('categoryNotFound');
      const changes = loggedProfileChangesBetween({ service }, { service: null });
      await services.recordActivity(transaction, person, 'change-services', { changes });
      return readCompanyServices(transaction, company.id);
    }),
  ),
];
