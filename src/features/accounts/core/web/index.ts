export { AccountFields } from './account-fields.tsx';
export {
  type CompanyInfo,
  clientSignUpForm,
  companyInfoForm,
  loginByUsernameForm,
  loginForm,
  passesSimulatedVatCheck,
  registrationForm,
  samePasswords,
  type VatStepValues,
  vatStepForm,
} from './form-schemas.ts';
export { NeedsScript } from './needs-script.tsx';
export { PasswordField } from './password-field.tsx';
export { PHONE_PREFIXES } from './phone-prefixes.ts';
export { PictureRow } from './picture-row.tsx';
export { PublicContact } from './public-contact.tsx';
export { takenFieldMessages } from './taken-field-messages.ts';
export { unlessGone, useAccountChange } from './use-account-change.ts';
export { ShownFailure, useAccountFailure } from './use-account-failure.ts';
export { useAfterSignIn } from './use-after-sign-in.ts';
export { useCodes } from './use-codes.ts';
export { useNumberChange } from './use-number-change.ts';
export { VerificationDialog } from './verification-dialog.tsx';
