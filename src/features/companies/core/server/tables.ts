import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CompanyTexts } from '#features/companies/core/contract/company-texts.ts';
import type { SpokenLanguage } from '#features/companies/core/rules/spoken-languages.ts';
import type { Language } from '#kernel/language.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export interface ListedService {
  id: number;
  categoryId: number;
  category: { id: number; name: string; names: TranslatedNames };
}

/** `about` is the beginning of the project's description: a title alone seldom shows its language. */
export interface RowPrice {
  title: string;
  about: string | null;
  budget: number;
}

export interface ListedPicture {
  id: number;
  imageUrl: string;
  title: string | null;
  description: string | null;
}

export const serviceCategories = pgTable('service_categories', {
  id: idColumn(),
  name: text().notNull(),
  description: text().notNull().default(''),
  /** Holds the names in languages other than English. */
  names: jsonb().$type<TranslatedNames>().notNull().default({}),
  /** A moderator hid the category from new choices; companies that have it stay in it. */
  isHidden: boolean('is_hidden').notNull().default(false),
});

export const companyProfiles = pgTable('company_profiles', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  /** A few words stand under the name. */
  line: text().notNull().default(''),
  /** Line and description are in this language. */
  textLanguage: text('text_language').$type<Language>(),
  /** Holds both texts in other languages. */
  texts: jsonb().$type<CompanyTexts['texts']>().notNull().default({}),
  vatNumber: text('vat_number'),
  isVatVerified: boolean('is_vat_verified').notNull().default(false),
  /** The company has stated that it is a small business and charges no VAT. */
  isVatExempt: boolean('is_vat_exempt').notNull().default(false),
  registrationNumber: text('registration_number'),
  /** The IBAN stands on the company's quotes alone. */
  iban: text(),
  logoUrl: text('logo_url'),
  address: text(),
  city: text(),
  postalCode: text('postal_code'),
  website: text(),
  phoneNumber: text('phone_number'),
  email: text(),
  /** The company agreed that everybody can read its phone and email. */
  isContactPublic: boolean('is_contact_public').notNull().default(false),
  businessHours: jsonb('business_hours').$type<Record<string, string> | string>(),
  hasEmergencyService: boolean('has_emergency_service').notNull().default(false),
  emergencyPhoneNumber: text('emergency_phone_number'),
  languages: text().array().$type<SpokenLanguage[]>().notNull().default([]),
  serviceCantons: text('service_cantons').array().notNull().default([]),
  serviceCommunes: text('service_communes').array().notNull().default([]),
  /** The company has worked in its trade since this year. */
  foundedIn: smallint('founded_in'),
  teamSize: smallint('team_size'),
  /** The guarantee promises more than the law does. */
  guarantee: text(),
  // A trigger of the subscriptions writes these (db/migrations/0012).
  subscriptionStatus: text('subscription_status').notNull().default('none'),
  subscriptionPlan: text('subscription_plan').$type<'basic' | 'professional' | 'premium'>(),
  subscriptionRenewalDate: momentColumn('subscription_renewal_date'),
  isDemo: boolean('is_demo').notNull().default(false),
  /** The company's owner dismissed the list of first steps. */
  firstStepsPutAwayAt: momentColumn('first_steps_put_away_at'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  /** A moderator has taken the whole profile down. */
  isWithheld: boolean('is_withheld').notNull().default(false),
  // A trigger of the accounts writes it: a suspended account's company is not shown (db/migrations/0035).
  isBarred: boolean('is_barred').notNull().default(false),
  /** The account is due to be erased and waits for contracts. A trigger of the accounts resets it (db/migrations/0119). */
  isLeaving: boolean('is_leaving').notNull().default(false),
  isHidden: boolean('is_hidden')
    .notNull()
    .generatedAlwaysAs(sql`is_hidden`),
  // These decide whether it is found (db/migrations/0060). Triggers of the accounts write the first.
  isEmailProved: boolean('is_email_proved').notNull().default(false),
  keptListedUntil: momentColumn('kept_listed_until'),
  listingToldAt: momentColumn('listing_told_at'),
  isListed: boolean('is_listed')
    .notNull()
    .generatedAlwaysAs(sql`is_listed`),
  // The commune and canton come from the address; the placement ranks equally good matches by plan (db/migrations/0004, 0012).
  commune: text(),
  canton: text(),
  placement: smallint()
    .notNull()
    .generatedAlwaysAs(sql`placement`),
  vatCheckedAt: momentColumn('vat_checked_at'),
  vatName: text('vat_name'),
  vatCheckResult: text('vat_check_result').$type<'valid' | 'invalid' | 'unavailable' | 'doubtful'>(),
  /** A moderator has looked the number up and found it wrong. */
  vatRefusedAt: momentColumn('vat_refused_at'),
  /** It has waited for a moderator since then; a trigger writes it (db/migrations/0092). */
  vatWaitsSince: momentColumn('vat_waits_since'),
  /** A job measures it each night if there is enough to measure. */
  responseHours: integer('response_hours'),

  // Triggers write these (db/migrations/0001, 0017); nothing writes them from here.
  hasVerifiedProof: boolean('has_verified_fact').notNull().default(false),
  isVerified: boolean('is_verified')
    .notNull()
    .generatedAlwaysAs(sql`is_verified`),
  reviewCount: integer('review_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  projectCount: integer('project_count').notNull().default(0),
  recentRatings: jsonb('recent_ratings').$type<{ id: number; rating: number }[]>().notNull().default([]),
  services: jsonb().$type<ListedService[]>().notNull().default([]),
  cover: jsonb().$type<ListedPicture>(),
  /** The review and the price example of a row of results (db/migrations/0132). */
  rowReview: text('row_review'),
  rowPrice: jsonb('row_price').$type<RowPrice>(),
  ratingAverage: doublePrecision('rating_average').generatedAlwaysAs(sql`rating_average`),
  ratingScore: doublePrecision('rating_score').generatedAlwaysAs(sql`rating_score`),
});

export const companyServices = pgTable('company_services', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  categoryId: integer('category_id').notNull(),
});

export const projectGalleryPictures = pgTable('project_gallery', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  projectId: integer('project_id'),
  imageUrl: text('image_url').notNull(),
  title: text(),
  description: text(),
  /** Pictures with the same position stand in the order they came. */
  position: integer('place').notNull().default(0),
  /** The upload was sent with this Idempotency-Key. */
  clientKey: text('client_key'),
});
