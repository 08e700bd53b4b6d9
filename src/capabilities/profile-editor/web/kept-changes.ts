import * as z from 'zod/mini';
import { languages } from '#companies/rules/languages.ts';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';
import type { Draft } from './draft.ts';

const words = z.string();
const list = z.array(z.string());

/** The forms that fields take, whatever is in them: an older page may have kept others. */
const changes = z.partial(
  z.object({
    name: words,
    description: words,
    address: words,
    city: words,
    postalCode: words,
    website: words,
    phoneNumber: words,
    email: words,
    registrationNumber: words,
    vatNumber: words,
    hasEmergencyService: z.boolean(),
    emergencyPhoneNumber: words,
    languages: z.array(z.enum(languages)),
    serviceCantons: list,
    serviceCommunes: list,
    businessHours: z.nullable(z.record(z.string(), z.string())),
  }),
);

const nameOf = (me: number, companyId: number) => `${DRAFT_PREFIX} profile ${me} ${companyId}`;

/** What a person has changed of a profile and not saved, as this browser has kept it. */
export const readKeptChanges = (me: number, companyId: number): Partial<Draft> => {
  try {
    const kept = z.safeParse(changes, JSON.parse(readStored(nameOf(me, companyId)) ?? '{}'));
    return kept.success ? kept.data : {};
  } catch {
    return {};
  }
};

export const keepChanges = (me: number, companyId: number, changed: Partial<Draft>) =>
  writeStored(nameOf(me, companyId), Object.keys(changed).length > 0 ? JSON.stringify(changed) : '');
