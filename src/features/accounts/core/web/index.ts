export { AccountFields } from './account-fields.tsx';
export {
  type CompanyInfoValues,
  clientSignUpFormSchema,
  companyInfoFormSchema,
  loginByUsernameFormSchema,
  loginFormSchema,
  passesSimulatedVatCheck,
  registrationFormSchema,
  passwordsMatchCheck,
  type VatStepValues,
  vatStepFormSchema,
} from './account-form-schemas.ts';
export { ScriptRequiredNotice } from './script-required-notice.tsx';
export { PasswordField } from './password-field.tsx';
export { PHONE_PREFIXES } from './phone-prefixes.ts';
export { LargeAvatarRow } from './large-avatar-row.tsx';
export { PublicContactCheckbox } from './public-contact-checkbox.tsx';
export { takenFieldMessages } from './taken-field-messages.ts';
export { ignoreAlreadyRemoved, useAccountMutation } from './use-account-mutation.ts';
export { BrowserFailure, useAccountFailureToast } from './use-account-failure-toast.ts';
export { useCompleteSignIn } from './use-complete-sign-in.ts';
export { useVerificationCodes } from './use-verification-codes.ts';
export { useCorrectPhoneNumber } from './use-correct-phone-number.ts';
export { VerificationDialog } from './verification-dialog.tsx';
