import type { Language } from '#kernel/language.ts';
import type { Config } from '#server/config/config.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { MailImprint } from './email-content.ts';

/** Before the launch the operator may not be named yet: then the page alone says who writes. */
export const imprintOf = (config: Config, language: Language): MailImprint => {
  const { name, address, registration, vat } = config.operator;
  const lines = [
    [name, address],
    [registration, vat],
  ].map((parts) => parts.filter(Boolean).join(', '));
  return { lines: lines.filter(Boolean), address: `${publicBaseUrl(config, language)}/imprint` };
};
