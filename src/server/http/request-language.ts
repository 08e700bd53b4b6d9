import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, type Language, languageOfTag, splitLanguagePrefix } from '#kernel/language.ts';

const languagesOfUrls = new WeakMap<IncomingMessage, Language>();

/** The routes know no languages: the prefix is recorded and removed. */
export const stripLanguage = (request: IncomingMessage): string => {
  const { language, address } = splitLanguagePrefix(request.url ?? '/');
  if (language !== DEFAULT_LANGUAGE) languagesOfUrls.set(request, language);
  return address;
};

/** A page's address has it; a call from one of our pages has it in a header. */
export const languageOfRequest = (request: FastifyRequest): Language =>
  languagesOfUrls.get(request.raw) ?? languageOfTag(request.headers['x-language']);

/** Only the addresses of pages in other languages have a prefix. */
export const hasLanguagePrefix = (request: FastifyRequest): boolean => languagesOfUrls.has(request.raw);
