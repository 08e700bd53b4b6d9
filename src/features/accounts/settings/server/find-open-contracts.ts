import type { Db } from '#server/database/db.ts';
import type { OpenContract, PersonalData } from '#server/privacy/personal-data.ts';

/** An erasure waits until these contracts have ended. */
export const findOpenContracts = async (
  db: Db,
  parts: readonly PersonalData[],
  userId: number,
): Promise<OpenContract[]> => {
  const contracts: OpenContract[] = [];
  for (const part of parts) contracts.push(...((await part.contracts?.(db, userId)) ?? []));
  return contracts;
};
