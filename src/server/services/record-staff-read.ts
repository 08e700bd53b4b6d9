import type { Endpoint } from '#kernel/endpoint.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Db } from '#server/database/db.ts';

interface Reader {
  person: Person | null;
  ip: string;
  userAgent: string | null;
}

export interface StaffRead {
  what: NonNullable<Endpoint['staffReads']>;
  /** 'GET /api/projects/:id' */
  endpoint: string;
  /** The id of what was read, or the ids of those who were found. */
  object: string;
  /** Whose it is. */
  personId: number | null;
}

/** Notes what a moderator or an admin was shown. The trail is the accounts'; the host asks for it by this. */
export type RecordStaffRead = (db: Db, reader: Reader, read: StaffRead) => Promise<void>;
