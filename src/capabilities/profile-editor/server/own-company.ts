import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isSameFirm } from '#companies/rules/same-firm.ts';
import { askForVatCheck, detailColumns, presentDetails, presentPicture } from '#companies/server/index.ts';
import { companyProfiles as c, type ListedService } from '#companies/server/tables.ts';
import { localTime } from '#kernel/dates.ts';
import { changesBetween } from '#kernel/logged-change.ts';
import type { Person } from '#kernel/visitor.ts';
import { notify } from '#notifications/server/index.ts';
import {
  addService,
  changeOwnCompany,
  getOwnCompany,
  type OwnCompany,
  type OwnFields,
  removeService,
} from '#profile-editor/contract/profile-editor.ts';
import type { Db } from '#server/database/db.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { subscriptions } from '#subscriptions/server/tables.ts';
import { galleryOf } from './gallery-store.ts';
import { holdOwnCompany, picturesLeft, readOwnFields } from './own-row.ts';
import { dropService, offerService, servicesOf } from './services-store.ts';

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
  details: detailColumns,
  subscription: getTableColumns(subscriptions),
};

const read = async (db: Db, userId: number, now: Date): Promise<OwnCompany | null> => {
  const [row] = await db
    .select(columns)
    .from(c)
    .leftJoin(subscriptions, eq(subscriptions.companyId, c.id))
    .where(eq(c.userId, userId));
  if (!row) return null;
  const { subscription, details, ...own } = row;
  return {
    ...own,
    ...presentDetails(details),
    services: await servicesOf(db, row.id),
    gallery: (await galleryOf(db, row.id)).map(presentPicture),
    ...picturesLeft(subscription, now),
  };
};

/** Names of places that there are not, of those a company says it works in. */
const unknownPlaces = async (db: Db, { serviceCantons, serviceCommunes }: Partial<OwnFields>) => {
  const missing = async (names: readonly string[] | undefined, column: SQL) => {
    if (!names?.length) return false;
    const known = sql`select ${column} from communes`;
    const { rows } = await db.execute(sql`
      select from unnest(${sql.param(names)}::text[]) name where name not in (${known}) limit 1`);
    return rows.length > 0;
  };
  if (await missing(serviceCantons, sql`canton`)) return 'serviceCantons';
  return (await missing(serviceCommunes, sql`name`)) ? 'serviceCommunes' : null;
};

const unverified = {
  isVatVerified: false,
  vatCheckedAt: null,
  vatCheckResult: null,
  vatName: null,
  vatRefusedAt: null,
};

/** A company that loses a mark of proof gets news of it. */
const tellOfNewCheck = async (
  transaction: Db,
  tools: Tools,
  personId: number,
  { vatNumber, isVatVerified }: { vatNumber: string | null; isVatVerified: boolean },
) => {
  if (!isVatVerified || vatNumber === null) return;
  const subject = { vatNumber, outcome: 'again' } as const;
  await notify(transaction, tools, { personId, kind: 'vatNumberChecked', subject });
};

/** Each language once: the first text's is said before there are others. */
const judgeTexts = ({ textLanguage, texts }: Pick<OwnFields, 'textLanguage' | 'texts'>) => {
  const others = Object.keys(texts);
  if (textLanguage === null && others.length > 0)
    throw invalidField('textLanguage', 'editor.textLanguageMissing');
  if (textLanguage !== null && others.includes(textLanguage)) throw invalidField('texts', 'editor.textTwice');
};

/** Answers whether there is such a company. A name and a number that are others have never been looked at. */
const change = async (transaction: Db, tools: Tools, person: Person, changes: Partial<OwnFields>) => {
  const before = await holdOwnCompany(transaction, person.id);
  if (!before) return false;
  const fields = await readOwnFields(transaction, before.id);
  judgeTexts({ ...fields, ...changes });
  const { vatNumber = before.vatNumber, name = before.name } = changes;
  const isOther = vatNumber !== before.vatNumber || !(name === before.name || isSameFirm(name, before.name));
  await transaction
    .update(c)
    .set({ ...changes, ...(isOther && unverified) })
    .where(eq(c.id, before.id));
  if (isOther && vatNumber !== null) await askForVatCheck(transaction, tools, before.id);
  if (isOther) await tellOfNewCheck(transaction, tools, person.id, { ...before, vatNumber });
  const noted = changesBetween(fields, changes);
  if (noted.length > 0) await tools.noteWork(transaction, person, 'change-profile', { changes: noted });
  return true;
};

const nameIn = (offered: readonly ListedService[], categoryId: number): string | null =>
  offered.find((service) => service.categoryId === categoryId)?.category.name ?? null;

export const ownCompanyRoutes: readonly Route[] = [
  answer(getOwnCompany, async ({ person, tools: { db, clock }, refuse }) => {
    const own = await read(db, person.id, clock.now());
    if (!own) throw refuse('noCompany');
    return own;
  }),

  answer(changeOwnCompany, async ({ person, body, tools, refuse }) => {
    const unknown = await unknownPlaces(tools.db, body);
    if (unknown) throw invalidField(unknown, 'editor.placeUnknown');
    if ((body.foundedIn ?? 0) > localTime(tools.clock.now()).year)
      throw invalidField('foundedIn', 'editor.foundedInInvalid');
    const isThere = await tools.db.transaction((transaction) => change(transaction, tools, person, body));
    const own = isThere && (await read(tools.db, person.id, tools.clock.now()));
    if (!own) throw refuse('noCompany');
    return own;
  }),

  answer(addService, ({ person, body: { categoryId }, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const own = await holdOwnCompany(transaction, person.id);
      if (!own) throw refuse('noCompany');
      const { limits } = picturesLeft(own.subscription, tools.clock.now());
      const before = await servicesOf(transaction, own.id);
      const why = await offerService(transaction, own.id, categoryId, limits.services);
      if (why) throw refuse(why, { count: String(limits.services) });
      const offered = await servicesOf(transaction, own.id);
      const service = nameIn(offered, categoryId);
      const changes = changesBetween({ service: nameIn(before, categoryId) }, { service });
      await tools.noteWork(transaction, person, 'change-services', { changes });
      return offered;
    }),
  ),

  answer(removeService, ({ person, params, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const own = await holdOwnCompany(transaction, person.id);
      if (!own) throw refuse('noCompany');
      const service = nameIn(await servicesOf(transaction, own.id), params.categoryId);
      if (!(await dropService(transaction, own.id, params.categoryId))) throw refuse('categoryNotFound');
      const changes = changesBetween({ service }, { service: null });
      await tools.noteWork(transaction, person, 'change-services', { changes });
      return servicesOf(transaction, own.id);
    }),
  ),
];
