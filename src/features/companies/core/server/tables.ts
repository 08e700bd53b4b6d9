import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CompanyTexts } from '#features/companies/core/contract/texts.ts';
import type { SpokenLanguage } from '#features/companies/core/rules/languages.ts';
import type { Language } from '#kernel/language.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import { idColumn, momentColumn } from '#server/database/columns.ts';

export interface ListedService {
  id: number;
  categoryId: number;
  category: { id: number; name: string; names: TranslatedNames };
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
  /** What it is called besides English. */
  names: jsonb().$type<TranslatedNames>().notNull().default({}),
  /** A moderator's: nobody can choose it any more. Who has it keeps it. */
  isHidden: boolean('is_hidden').notNull().default(false),
});

export const companyProfiles = pgTable('company_profiles', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  /** Under its name, in a few words. */
  line: text().notNull().default(''),
  /** Of line and description. */
  textLanguage: text('text_language').$type<Language>(),
  /** Both in other languages. */
  texts: jsonb().$type<CompanyTexts['texts']>().notNull().default({}),
  vatNumber: text('vat_number'),
  isVatVerified: boolean('is_vat_verified').notNull().default(false),
  /** It has stated that it is a small business and charges no VAT. */
  isVatExempt: boolean('is_vat_exempt').notNull().default(false),
  registrationNumber: text('registration_number'),
  /** On its quotes alone. */
  iban: text(),
  logoUrl: text('logo_url'),
  address: text(),
  city: text(),
  postalCode: text('postal_code'),
  website: text(),
  phoneNumber: text('phone_number'),
  email: text(),
  /** The company was told that everybody reads its phone and email, and agreed. */
  isContactPublic: boolean('is_contact_public').notNull().default(false),
  businessHours: jsonb('business_hours').$type<Record<string, string> | string>(),
  hasEmergencyService: boolean('has_emergency_service').notNull().default(false),
  emergencyPhoneNumber: text('emergency_phone_number'),
  languages: text().array().$type<SpokenLanguage[]>().notNull().default([]),
  serviceCantons: text('service_cantons').array().notNull().default([]),
  serviceCommunes: text('service_communes').array().notNull().default([]),
  /** The year since which it works in its trade. */
  foundedIn: smallint('founded_in'),
  teamSize: smallint('team_size'),
  /** What it promises beyond what the law does. */
  guarantee: text(),
  // Kept by a trigger of the subscriptions (db/migrations/0012).
  subscriptionStatus: text('subscription_status').notNull().default('none'),
  subscriptionPlan: text('subscription_plan').$type<'basic' | 'professional' | 'premium'>(),
  subscriptionRenewalDate: momentColumn('subscription_renewal_date'),
  isDemo: boolean('is_demo').notNull().default(false),
  /** Whoever runs the company has put the list of its first steps away. */
  firstStepsPutAwayAt: momentColumn('first_steps_put_away_at'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  /** A moderator has taken the whole profile down. */
  isWithheld: boolean('is_withheld').notNull().default(false),
  // Kept by a trigger of the accounts: whoever is suspended is not shown (db/migrations/0035).
  isBarred: boolean('is_barred').notNull().default(false),
  /** Its account is due to be erased and waits for contracts. Taken back by a trigger of the accounts (db/migrations/0119). */
  isLeaving: boolean('is_leaving').notNull().default(false),
  isHidden: boolean('is_hidden').notNull().generatedAlwaysAs(sql`is_hidden`),
  // Whether it is found, and what that follows from (db/migrations/0060). The first is kept by triggers of the accounts.
  isEmailProved: boolean('is_email_proved').notNull().default(false),
  keptListedUntil: momentColumn('kept_listed_until'),
  listingToldAt: momentColumn('listing_told_at'),
  isListed: boolean('is_listed').notNull().generatedAlwaysAs(sql`is_listed`),
  // Where its address is, and what its plan promises between equally good answers (db/migrations/0004, 0012).
  commune: text(),
  canton: text(),
  placement: smallint().notNull().generatedAlwaysAs(sql`placement`),
  vatCheckedAt: momentColumn('vat_checked_at'),
  vatName: text('vat_name'),
  vatCheckResult: text('vat_check_result').$type<'valid' | 'invalid' | 'unavailable' | 'doubtful'>(),
  /** A moderator has looked it up and found it wrong. */
  vatRefusedAt: momentColumn('vat_refused_at'),
  /** Since when it waits for a moderator; kept by a trigger (db/migrations/0092). */
  vatWaitsSince: momentColumn('vat_waits_since'),
  /** Measured each night where there is enough to measure. */
  responseHours: integer('response_hours'),

  // Kept by triggers (db/migrations/0001, 0017); never written from here.
  hasVerifiedProof: boolean('has_verified_fact').notNull().default(false),
  isVerified: boolean('is_verified').notNull().generatedAlwaysAs(sql`is_verified`),
  reviewCount: integer('review_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
  projectCount: integer('project_count').notNull().default(0),
  recentRatings: jsonb('recent_ratings').$type<{ id: number; rating: number }[]>().notNull().default([]),
  services: jsonb().$type<ListedService[]>().notNull().default([]),
  cover: jsonb().$type<ListedPicture>(),
  ratingAverage: doublePrecision('rating_average').generatedAlwaysAs(sql`rating_average`),
  ratingScore: doublePrecision('rating_score').generatedAlwaysAs(sql`rating_score`),
});

export const companyServices = pgTable('company_services', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  categoryId: integer('category_id').notNull(),
});

export const projectGallery = pgTable('project_gallery', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  projectId: integer('project_id'),
  imageUrl: text('image_url').notNull(),
  title: text(),
  description: text(),
  /** Those of the same position stand in the order they came. */
  position: integer('place').notNull().default(0),
  /** The Idempotency-Key it was sent with. */
  clientKey: text('client_key'),
});
