import type { Endpoint } from '#kernel/endpoint.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';

interface Reader {
  person: Person | null;
  ip: string;
  userAgent: string | null;
}

export interface StaffRead {
  what: NonNullable<Endpoint['staffReads']>;
  /** Looks like 'GET /api/projects/:id'. */
  endpoint: string;
  /** The id of the object that was read, or the ids of the people found. */
  object: string;
  /** The data belongs to this person. */
  personId: number | null;
}

/** Records that a moderator or an admin read data. The audit log is the accounts feature's, so the host gets it as a service. */
export type RecordStaffRead = (db: Db, reader: Reader, read: StaffRead) => Promise<void>;
