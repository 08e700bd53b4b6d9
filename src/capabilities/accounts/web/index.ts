export { AccountFields } from './account-fields.tsx';
export { AuthAside, AuthFrame } from './auth-frame.tsx';
export {
  type CompanyInfo,
  companyInfoForm,
  joinedPhone,
  loginByUsernameForm,
  passesSimulatedVatCheck,
  type VatStepValues,
  vatStepForm,
} from './forms.ts';
export { LoginForm } from './login-form.tsx';
export { NeedsScript } from './needs-script.tsx';
export { makePasskey, signByPasskey } from './passkeys/browser-passkeys.ts';
export { useOwnPasskey } from './passkeys/use-own-passkey.ts';
export { usePasskeyDialog } from './passkeys/use-passkey-dialog.ts';
export { PasswordField } from './password-field.tsx';
export { PHONE_PREFIXES } from './phone-prefixes.ts';
export { PictureRow } from './picture-row.tsx';
export { PublicContact } from './public-contact.tsx';
export { takenField } from './taken-field.ts';
export { TermsNote } from './terms-note.tsx';
export { unlessGone, useAccountChange } from './use-account-change.ts';
export { ShownFailure, useAccountFailure } from './use-account-failure.ts';
export { useAfterSignIn } from './use-after-sign-in.ts';
export { useCodes } from './use-codes.ts';
export { VerificationDialog } from './verification-dialog.tsx';
