import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/db.ts';

/** A contract that runs: what it is about, and with whom. */
export interface OpenContract {
  quoteId: number;
  number: string;
  projectId: number;
  /** Null where the quote came of no request, or its request is gone. */
  requestId: number | null;
  object: string;
  /** As the contract names the person. */
  ownName: string;
  otherSide: string;
  /** The account of the other side. */
  otherId: number;
}

/** What a module stores of a person: how they get it, and how it is erased. */
export interface PersonalData {
  /** Also the name of its file in what the person is given. */
  name: string;
  /** Its tables that refer to a person. A test finds the table that no module names. */
  tables: readonly PgTable[];
  /** Everything about the person, and nothing by which another could be reached or anybody could sign in. */
  collect(db: Db, userId: number): Promise<object>;
  /** Names of the stored files that are the person's, and go when the person does: what `erase` leaves of, stays. */
  files?(db: Db, userId: number, contracts: readonly OpenContract[]): Promise<string[]>;
  /** Of those the person is given too, but that are somebody else's as well: they stay. */
  sharedFiles?(db: Db, userId: number): Promise<string[]>;
  /** What the person is paid back before that, in cents. Whoever is owed something is not forgotten yet. */
  owed?(db: Db, userId: number): Promise<number>;
  /** The contracts the person is bound by, as the client or as the company. Whoever has one is not forgotten yet. */
  contracts?(db: Db, userId: number): Promise<OpenContract[]>;
  /**
   * Part of the one transaction that forgets the person everywhere. The files go after it. While contracts run, all goes
   * but what they need: whatever is added meanwhile goes with the next round (reading 86). Without any, everything goes.
   */
  erase(transaction: Db, userId: number, contracts: readonly OpenContract[]): Promise<void>;
}
