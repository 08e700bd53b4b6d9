import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { HOUSE_LANGUAGE, type Language, languageNamed, splitAddress } from '#kernel/language.ts';

const languagesOfAddresses = new WeakMap<IncomingMessage, Language>();

/** The routes know nothing of languages: what stands before an address is noted and taken off. */
export const withoutLanguage = (request: IncomingMessage): string => {
  const { language, address } = splitAddress(request.url ?? '/');
  if (language !== HOUSE_LANGUAGE) languagesOfAddresses.set(request, language);
  return address;
};

/** A page's address says it; a call from one of ours says it in a header. */
export const languageOf = (request: FastifyRequest): Language =>
  languagesOfAddresses.get(request.raw) ?? languageNamed(request.headers['x-language']);

/** Whether the address says it, as only some do. */
export const saysLanguage = (request: FastifyRequest): boolean => languagesOfAddresses.has(request.raw);
