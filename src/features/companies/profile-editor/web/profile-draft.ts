import * as z from 'zod/mini';
import { companyTexts, textLanguage } from '#features/companies/core/contract/texts.ts';
import { spokenLanguageNames } from '#features/companies/core/rules/languages.ts';
import {
  type OwnCompany,
  type OwnFields,
  optionalTexts,
} from '#features/companies/profile-editor/contract/profile-editor.ts';

type TextName = keyof typeof optionalTexts;

const words = z.string();
const list = z.array(z.string());

const textNames = Object.keys(optionalTexts) as TextName[];
const ofTexts = <Value>(valueOf: (name: TextName) => Value) =>
  Object.fromEntries(textNames.map((name) => [name, valueOf(name)])) as Record<TextName, Value>;

/** Each field has this form while it is edited, even if its value is invalid. */
export const profileDraftFields = z.object({
  ...ofTexts(() => words),
  name: words,
  description: words,
  line: words,
  textLanguage: z.nullable(textLanguage),
  texts: companyTexts.shape.texts,
  foundedIn: words,
  teamSize: words,
  isContactPublic: z.boolean(),
  isVatExempt: z.boolean(),
  hasEmergencyService: z.boolean(),
  languages: z.array(z.enum(spokenLanguageNames)),
  serviceCantons: list,
  serviceCommunes: list,
  businessHours: z.nullable(z.record(z.string(), z.string())),
} satisfies Record<keyof OwnFields, z.ZodMiniType>);

export type ProfileDraft = z.output<typeof profileDraftFields>;

/** A missing text becomes empty. */
export const profileDraft = (company: OwnCompany): ProfileDraft => ({
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
