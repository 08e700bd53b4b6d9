import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { HOUSE_LANGUAGE, type Language, languageNamed, splitLanguage } from '#kernel/language.ts';

const languagesOfUrls = new WeakMap<IncomingMessage, Language>();

/** The routes know nothing of languages: what stands before an address is noted and taken off. */
export const stripLanguage = (request: IncomingMessage): string => {
  const { language, address } = splitLanguage(request.url ?? '/');
  if (language !== HOUSE_LANGUAGE) languagesOfUrls.set(request, language);
  return address;
};

/** A page's address says it; a call from one of ours says it in a header. */
export const requestLanguage = (request: FastifyRequest): Language =>
  languagesOfUrls.get(request.raw) ?? languageNamed(request.headers['x-language']);

/** Whether the address says it, as only some do. */
export const hasLanguagePrefix = (request: FastifyRequest): boolean => languagesOfUrls.has(request.raw);
