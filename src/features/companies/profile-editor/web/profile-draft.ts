import * as z from 'zod/mini';
import { companyTextsSchema, textLanguageSchema } from '#features/companies/core/contract/company-texts.ts';
import { spokenLanguageCodes } from '#features/companies/core/rules/spoken-languages.ts';
import {
  type OwnCompany,
  type OwnCompanyFields,
  optionalCompanyTextFields,
} from '#features/companies/profile-editor/contract/own-company.ts';

type TextName = keyof typeof optionalCompanyTextFields;

const words = z.string();
const list = z.array(z.string());

const textNames = Object.keys(optionalCompanyTextFields) as TextName[];
const ofTexts = <Value>(valueOf: (name: TextName) => Value) =>
  Object.fromEntries(textNames.map((name) => [name, valueOf(name)])) as Record<TextName, Value>;

/** Each field has this form while it is edited, even if its value is invalid. */
export const profileDraftSchema = z.object({
  ...ofTexts(() => words),
  name: words,
  description: words,
  line: words,
  textLanguage: z.nullable(textLanguageSchema),
  texts: companyTextsSchema.shape.texts,
  foundedIn: words,
  teamSize: words,
  isContactPublic: z.boolean(),
  isVatExempt: z.boolean(),
  hasEmergencyService: z.boolean(),
  languages: z.array(z.enum(spokenLanguageCodes)),
  serviceCantons: list,
  serviceCommunes: list,
  businessHours: z.nullable(z.record(z.string(), z.string())),
} satisfies Record<keyof OwnCompanyFields, z.ZodMiniType>);

export type ProfileDraft = z.output<typeof profileDraftSchema>;

/** A missing text becomes empty. */
export const profileDraftOf = (company: OwnCompany): ProfileDraft => ({
  ...ofTexts((name) => company[name] ?? ''),
  name: company.name,
  description: company.description,
  line: company.line,
  textLanguage: company.textLanguage,
  texts: company.texts,
  foundedIn: String(company.foundedIn ?? ''),
  teamSize: String(company.teamSize ?? ''),
  isContactPublic: company.isContactPublic,
  isVatExempt: company.isVatExempt,
  hasEmergencyService: company.hasEmergencyService,
  languages: company.languages,
  serviceCantons: company.serviceCantons,
  serviceCommunes: company.serviceCommunes,
  businessHours: company.businessHours,
});
