import type { OwnCompany, OwnFields } from '#profile-editor/contract/profile-editor.ts';

type TextName =
  | 'address'
  | 'city'
  | 'postalCode'
  | 'website'
  | 'phoneNumber'
  | 'email'
  | 'registrationNumber'
  | 'vatNumber'
  | 'emergencyPhoneNumber';

/** As fields hold it: a text that is not given is empty. */
export type Draft = Omit<OwnFields, TextName> & Record<TextName, string>;

export const profileDraft = (own: OwnCompany): Draft => ({
  name: own.name,
  description: own.description,
  address: own.address ?? '',
  city: own.city ?? '',
  postalCode: own.postalCode ?? '',
  website: own.website ?? '',
  phoneNumber: own.phoneNumber ?? '',
  email: own.email ?? '',
  registrationNumber: own.registrationNumber ?? '',
  vatNumber: own.vatNumber ?? '',
  hasEmergencyService: own.hasEmergencyService,
  emergencyPhoneNumber: own.emergencyPhoneNumber ?? '',
  languages: own.languages,
  serviceCantons: own.serviceCantons,
  serviceCommunes: own.serviceCommunes,
  businessHours: own.businessHours,
});
