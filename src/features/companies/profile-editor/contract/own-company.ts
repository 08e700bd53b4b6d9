import * as z from 'zod/mini';
import { planNames } from '#features/billing/subscriptions/rules/plans.ts';
import { companyDetailsSchema } from '#features/companies/core/contract/company-details.ts';
import { galleryPictureSchema, listedServiceSchema } from '#features/companies/core/contract/company-item.ts';
import { companyTextsSchema, textLanguageSchema } from '#features/companies/core/contract/company-texts.ts';
import type { sentences } from '#features/companies/profile-editor/strings/en/editor.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import * as fields from './own-company-fields.ts';

const messageKey = createMessageKey<typeof sentences>('editor');

export const noCompanyRefusals = { noCompany: { status: 404, say: messageKey('noCompany') } } as const;

/** Only the company's own people see all of this. */
const ownCompany = z.object({
  id: idSchema,
  name: z.string(),
  ...companyTextsSchema.shape,
  logoUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  /** The address lies in this commune; null if it is unknown. */
  commune: z.nullable(z.string()),
  canton: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  isVatVerified: z.boolean(),
  isVatExempt: z.boolean(),
  hasEmergencyService: z.boolean(),
  ...companyDetailsSchema.shape,
  /** The public page shows the phone and email. */
  isContactPublic: z.boolean(),
  services: z.array(listedServiceSchema),
  /** The cover comes first. */
  gallery: z.array(galleryPictureSchema),
  /** The limits of this plan apply; a limit of null means no limit. */
  plan: z.nullable(z.enum(planNames)),
  limits: z.object({ services: z.nullable(z.int()), images: z.nullable(z.int()) }),
});

export type OwnCompany = z.output<typeof ownCompany>;

/** An empty text is stored as null. */
export const optionalCompanyTextFields = {
  address: fields.postalAddressSchema,
  city: fields.companyCitySchema,
  postalCode: fields.ownPostalCodeSchema,
  website: fields.companyWebsiteSchema,
  phoneNumber: fields.companyPhoneNumberSchema,
  email: fields.companyEmailSchema,
  registrationNumber: fields.companyRegistrationNumberSchema,
  vatNumber: fields.companyVatNumberSchema,
  iban: fields.companyIbanSchema,
  emergencyPhoneNumber: fields.companyPhoneNumberSchema,
  guarantee: fields.companyGuaranteeSchema,
};

/** The editor can change these fields. Any other field of a body (plan, verification, placement) is ignored. */
export const ownCompanyFieldsSchema = z.object({
  name: fields.ownCompanyNameSchema,
  description: fields.companyDescriptionSchema,
  line: fields.companyTaglineSchema,
  textLanguage: z.nullable(textLanguageSchema),
  texts: fields.otherTextsSchema,
  ...optionalCompanyTextFields,
  isVatExempt: z.boolean(),
  isContactPublic: z.boolean(),
  hasEmergencyService: z.boolean(),
  languages: fields.spokenLanguagesSchema,
  serviceCantons: fields.servedPlacesSchemaUpTo(12),
  serviceCommunes: fields.servedPlacesSchemaUpTo(100),
  businessHours: fields.businessHoursSchema,
  foundedIn: fields.foundedInSchema,
  teamSize: fields.teamSizeSchema,
});

export type OwnCompanyFields = z.output<typeof ownCompanyFieldsSchema>;

export const getOwnCompany = endpoint({
  method: 'GET',
  url: '/api/company-profile/details',
  server: {
    scope: 'company:read',
    who: 'company',
    asCompany: 'manager',
    summary: 'Get your company with every field you can change',
    response: ownCompany,
    refusals: noCompanyRefusals,
  },
});

/** Omitted fields stay as they are, so that two people who change different fields both keep their change. */
export const changeOwnCompany = endpoint({
  method: 'PATCH',
  url: '/api/company-profile',
  body: z
    .partial(ownCompanyFieldsSchema)
    .check(z.refine((changes) => Object.keys(changes).length > 0, messageKey('nothingToChange'))),
  server: {
    scope: 'company:write',
    who: 'company',
    asCompany: 'manager',
    summary: 'Change your company’s profile; a new VAT number is checked again',
    response: ownCompany,
    refusals: noCompanyRefusals,
  },
});

const townQuery = z.object({
  city: z.string().check(z.minLength(1), z.maxLength(80)),
  postalCode: z.optional(z.string().check(z.maxLength(10))),
});

export const checkTown = endpoint({
  method: 'GET',
  url: '/api/company-profile/town',
  server: {
    scope: 'company:read',
    who: 'company',
    asCompany: 'manager',
    summary: 'Look up a town: whether it’s known, its commune by postcode, and similar names',
    query: townQuery,
    response: z.object({
      isKnown: z.boolean(),
      commune: z.nullable(z.string()),
      /** Names the most similar known place if no place has the name itself. */
      meant: z.nullable(z.string()),
    }),
    refusals: {},
  },
});

export const addService = endpoint({
  method: 'POST',
  url: '/api/company-profile/services',
  body: z.object({ categoryId: idSchema }),
  server: {
    scope: 'company:write',
    who: 'company',
    asCompany: 'manager',
    summary: 'Add a service, within your plan’s limit; one you already offer stays',
    response: z.array(listedServiceSchema),
    refusals: {
      ...noCompanyRefusals,
      categoryNotFound: { status: 404, say: messageKey('categoryNotFound') },
      serviceLimit: { status: 409, say: messageKey('serviceLimit') },
    },
    creates: true,
  },
});

export const removeService = endpoint({
  method: 'DELETE',
  url: '/api/company-profile/services/:categoryId',
  server: {
    scope: 'company:write',
    who: 'company',
    asCompany: 'manager',
    summary: 'Remove a service',
    params: z.object({ categoryId: idInPath }),
    response: z.array(listedServiceSchema),
    refusals: {
      ...noCompanyRefusals,
      categoryNotFound: { status: 404, say: messageKey('categoryNotFound') },
    },
  },
});
