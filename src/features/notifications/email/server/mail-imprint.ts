import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import type { Config } from '#server/config/config.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { MailImprint } from './email-content.ts';

/** Before the launch the operator's name may be unset: then the page alone names the sender. */
export const mailImprintOf = (config: Config, language: Language): MailImprint => {
  const { name, address, registration, vat } = config.operator;
  const lines = [
    [name, address],
    [registration, vat],
  ].map((parts) => parts.filter(Boolean).join(', '));
  return { lines: lines.filter(Boolean), address: `${publicBaseUrl(config, language)}${href('/imprint')}` };
};
