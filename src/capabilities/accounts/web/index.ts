export { AuthAside, AuthFrame } from './auth-frame.tsx';
export { NeedsScript } from './needs-script.tsx';
export { PasswordField } from './password-field.tsx';
