import { formatNumber } from './format-number.ts';
import type { Language } from './language.ts';
import type { Person } from './signed-in-person.ts';

/** An account may store this much; a company's files count for its owner's account. */
export const STORAGE_LIMIT_GIGABYTES_BY_USER_TYPE: Readonly<Record<Person['userType'], number>> = {
  private: 1,
  company: 5,
  admin: 1,
};

const MEGABYTE = 1024 * 1024;
export const GIGABYTE_BYTES = 1024 * MEGABYTE;

/** Rounds up, so that a stored file never shows as nothing. */
export const formatStorageSize = (bytes: number, language: Language): string => {
  if (bytes < GIGABYTE_BYTES) return `${formatNumber(Math.ceil(bytes / MEGABYTE), language)} MB`;
  return `${formatNumber(Math.ceil((bytes / GIGABYTE_BYTES) * 10) / 10, language)} GB`;
};
