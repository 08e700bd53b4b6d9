import { type Language, pathInLanguage } from '#kernel/language.ts';
import type { Config } from './config.ts';

/**
 * Where a mail's links lead, to pages in its reader's language where one is given. Never the request's Host header: its
 * sender would choose where somebody else's links lead.
 */
export const publicBaseUrl = ({ publicUrl, host, port }: Config, language?: Language) =>
  (publicUrl ?? `http://${host}:${port}`) +
  (language ? pathInLanguage(language, '/').replace(/\/$/, '') : '');
