import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { languageOfHeader } from '#kernel/language-of-header.ts';
import { DEFAULT_LANGUAGE, type Language, languageOfTag, splitLanguagePrefix } from '#kernel/language.ts';
import { isCallOfProgram } from '#server/auth/read-api-token.ts';

const languagesOfUrls = new WeakMap<IncomingMessage, Language>();

/** The routes know no languages: the prefix is recorded and removed. */
export const stripLanguage = (request: IncomingMessage): string => {
  const { language, address } = splitLanguagePrefix(request.url ?? '/');
  if (language !== DEFAULT_LANGUAGE) languagesOfUrls.set(request, language);
  return address;
};

/**
 * A page's address has it; a call from one of our pages has it in a header, unless it is English. A program has only
 * Accept-Language, which a browser also sends with the calls of an English page: there it doesn't count.
 */
export const languageOfRequest = (request: FastifyRequest): Language => {
  const { raw, headers } = request;
  const ofAddress = languagesOfUrls.get(raw);
  if (ofAddress !== undefined) return ofAddress;
  if (headers['x-language'] === undefined && isCallOfProgram(request))
    return languageOfHeader(headers['accept-language']);
  return languageOfTag(headers['x-language']);
};

/** Only the addresses of pages in other languages have a prefix. */
export const hasLanguagePrefix = (request: FastifyRequest): boolean => languagesOfUrls.has(request.raw);
