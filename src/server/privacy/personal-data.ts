import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/db.ts';

/** An open contract has its object and its parties. */
export interface OpenContract {
  quoteId: number;
  number: string;
  projectId: number;
  /** Null if the quote came from no request, or its request is gone. */
  requestId: number | null;
  object: string;
  /** The contract names the person so. */
  ownName: string;
  otherSide: string;
  /** The other side has this account. */
  otherId: number;
}

/** A module states here which data it stores about a person, how they get it, and how it is erased. */
export interface PersonalData {
  /** The person's download has a file of this name. */
  name: string;
  /** These tables refer to a person. A test finds a table that no module names. */
  tables: readonly PgTable[];
  /** Returns everything about the person, but nothing by which another could be reached or anybody could sign in. */
  collect(db: Db, userId: number): Promise<object>;
  /** Returns the names of the person's stored files, which go with the person; files that `erase` leaves stay. */
  files?(db: Db, userId: number, contracts: readonly OpenContract[]): Promise<string[]>;
  /** Returns files that the person gets too, but that also belong to somebody else: they stay. */
  sharedFiles?(db: Db, userId: number): Promise<string[]>;
  /** Returns the cents that the person must first be paid back. Nobody is erased while they are owed something. */
  owed?(db: Db, userId: number): Promise<number>;
  /** Returns the contracts that bind the person, as the client or as the company. Nobody is fully erased while they have one. */
  contracts?(db: Db, userId: number): Promise<OpenContract[]>;
  /**
   * Runs in the one transaction that erases the person everywhere. The files go after it. While contracts are open, it
   * erases all but what they need: later data goes with the next run (reading 86). Without any, everything goes.
   */
  erase(transaction: Db, userId: number, contracts: readonly OpenContract[]): Promise<void>;
}
