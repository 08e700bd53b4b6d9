import { type Language, pathInLanguage } from '#kernel/language.ts';
import type { Config } from './config.ts';

/**
 * Links in emails begin with this, for pages in the given language if there is one. The request's Host header must
 * never be used: its sender would choose where somebody else's links lead.
 */
export const publicBaseUrl = ({ publicUrl, host, port }: Config, language?: Language) =>
  (publicUrl ?? `http://${host}:${port}`) +
  (language ? pathInLanguage(language, '/').replace(/\/$/, '') : '');
