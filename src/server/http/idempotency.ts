import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Refusal } from '#kernel/refusal.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';
import { UnavailableError } from '#server/errors/unavailable-error.ts';
import type { RequestContext } from './handle.ts';
import { serverRefusals } from './server-refusals.ts';

/** The table's own check has the same number of characters. */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 128;

/** A claim keeps others from the slow part of a call this long; a killed process blocks it no longer. */
const CLAIM_SECONDS = 10;
/** A concurrent repeat waits for the response: longer than a claim lasts, shorter than a browser's patience. */
const PATIENCE_MS = 15_000;
const POLL_EVERY_MS = 100;

type First = {
  request_hash: Buffer;
  /** Null while the first try is in progress. */
  status: number | null;
  answer: unknown;
};

interface OnceOptions<Prepared> {
  /** Slow work runs outside any transaction. */
  prepare?: (() => Promise<Prepared>) | undefined;
  work: (transaction: Db, prepared: Prepared | undefined) => Promise<unknown>;
  /** Returns the stored form of a response. */
  redact?: (response: unknown) => unknown;
}

interface OnceResult {
  answer: unknown;
  /** True if it is the response to an earlier try. */
  isRepeat: boolean;
}

const ownPerson = (id: number) => `person ${id}`;
const ownIp = (ip: string) => `ip ${ip}`;

const claim = createNamedStatement<{ isClaimed: true }>(
  'claim_key',
  `insert into idempotency_keys (owner, key, request_hash) values ($1, $2, $3)
  on conflict (owner, key) do nothing returning true as "isClaimed"`,
);

const storeResponse = createNamedStatement(
  'answer_of_key',
  'update idempotency_keys set status = 201, answer = $3::json where owner = $1 and key = $2',
);

/**
 * A key counts for its sender alone: nobody can read another's response by guessing a key. For a member it also counts
 * only while they work for the same company: for somebody removed from a team the key is new.
 */
const ownerOf = ({ person, ip }: RequestContext) => {
  if (!person) return ownIp(ip);
  const employer = person.worksFor ? ` for ${person.worksFor.companyId}` : '';
  return `${ownPerson(person.id)}${employer}`;
};

interface Claim {
  owner: string;
  key: string;
  hash: Buffer;
}

const claimOf = (
  key: string,
  {
    requestContext,
    address,
    body,
    file,
  }: { requestContext: RequestContext; address: string; body?: unknown; file?: Uint8Array },
): Claim => {
  if (key === '' || key.length > MAX_IDEMPOTENCY_KEY_LENGTH)
    throw new Refusal('unusableKey', serverRefusals.unusableKey);
  const hash = createHash('sha256').update(`${address}\n${JSON.stringify(body)}`);
  if (file) hash.update(file);
  return { owner: ownerOf(requestContext), key, hash: hash.digest() };
};

/** Reads the key's first try. Throws if that was a different request. */
const readFirst = async (transaction: Db, { owner, key, hash }: Claim): Promise<First | undefined> => {
  const { rows } = await transaction.execute<First>(
    // It is locked, so that this commit waits for a standby too: the first may not have reached one (sync-commit-guard.ts).
    sql`select request_hash, status, answer from idempotency_keys where owner = ${owner} and key = ${key} for update`,
  );
  const [first] = rows;
  if (first && !first.request_hash.equals(hash)) throw new Refusal('keyReused', serverRefusals.keyReused);
  return first;
};

const hasResponse = (first: First | undefined) => first !== undefined && first.status !== null;

/** Claims the key, even if its claimant has run out of time; or returns the response to the first try. */
const claimSoon = (db: Db, { owner, key, hash }: Claim): Promise<First | 'claimed' | 'underWay'> =>
  db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(
      sql`insert into idempotency_keys as held (owner, key, request_hash) values (${owner}, ${key}, ${hash})
        on conflict (owner, key) do update set created_at = now()
        where held.status is null and held.request_hash = ${hash}
          and held.created_at < now() - make_interval(secs => ${CLAIM_SECONDS})`,
    );
    if (rowCount === 1) return 'claimed';
    const first = await readFirst(transaction, { owner, key, hash });
    return first && hasResponse(first) ? first : 'underWay';
  });

const claimOrWait = async (db: Db, ownClaim: Claim): Promise<First | 'claimed'> => {
  for (const until = performance.now() + PATIENCE_MS; ; await delay(POLL_EVERY_MS)) {
    const outcome = await claimSoon(db, ownClaim);
    if (outcome !== 'underWay') return outcome;
    if (performance.now() > until) throw new UnavailableError();
  }
};

/** Releases the key after a failure, so that another try can start. */
const letGo = ({ owner, key }: Claim, db: Db) =>
  db
    .execute(sql`delete from idempotency_keys where owner = ${owner} and key = ${key} and status is null`)
    // The earlier error is the one that counts, and a claim expires by itself.
    .catch(() => undefined);

/** Stores change and response together: if two come this far, the second changes nothing. */
const respondOnce = (
  db: Db,
  { owner, key, hash }: Claim,
  work: (transaction: Db) => Promise<unknown>,
  redact: (response: unknown) => unknown,
): Promise<OnceResult> =>
  db.transaction(async (transaction) => {
    const claimed = await claim(transaction, owner, key, hash);
    if (claimed.length === 0) {
      const first = await readFirst(transaction, { owner, key, hash });
      if (first && hasResponse(first)) return { answer: first.answer, isRepeat: true };
    }
    const response = await work(transaction);
    await storeResponse(transaction, owner, key, JSON.stringify(redact(response)));
    return { answer: response, isRepeat: false };
  });

/**
 * Runs `work` once for an Idempotency-Key and responds to a repeat with the first response. The work and its response
 * are one transaction, and the claim of the key is part of it unless slow work comes first: a concurrent repeat waits
 * on the claim and then reads the response; a refusal, a fault or a kill leaves neither claim nor half-done work, so
 * another try works. Slow work would occupy a connection: then a short transaction claims the key before it.
 */
export const runOncePerKey = async <Prepared>(
  key: string,
  request: { requestContext: RequestContext; address: string; body: unknown },
  db: Db,
  { prepare, work, redact = (response) => response }: OnceOptions<Prepared>,
): Promise<OnceResult> => {
  const ownClaim = claimOf(key, request);
  if (!prepare) return respondOnce(db, ownClaim, (transaction) => work(transaction, undefined), redact);
  const first = await claimOrWait(db, ownClaim);
  if (first !== 'claimed') return { answer: first.answer, isRepeat: true };
  try {
    const prepared = await prepare();
    return await respondOnce(db, ownClaim, (transaction) => work(transaction, prepared), redact);
  } catch (error) {
    await letGo(ownClaim, db);
    throw error;
  }
};

/**
 * A file's row has the key, which is as good as a stored response. This refuses another file under the same key, and
 * releases the key if the file was refused.
 */
export const requireSameFileForKey = async <Result>(
  key: string,
  request: { requestContext: RequestContext; address: string; file: Uint8Array },
  db: Db,
  store: () => Promise<Result>,
): Promise<Result> => {
  const ownClaim = claimOf(key, request);
  await db.transaction(async (transaction) => {
    const claimed = await claim(transaction, ownClaim.owner, ownClaim.key, ownClaim.hash);
    if (claimed.length === 0) await readFirst(transaction, ownClaim);
  });
  try {
    return await store();
  } catch (error) {
    await letGo(ownClaim, db);
    throw error;
  }
};

/** Stored responses may contain personal data of their recipient. */
export const deleteIdempotencyKeysOf = (
  db: Db,
  { userId, ips }: { userId: number; ips: readonly string[] },
) =>
  db.execute(sql`delete from idempotency_keys
    where owner in ${[ownPerson(userId), ...ips.map(ownIp)]} or owner like ${`${ownPerson(userId)} for %`}`);

export const deleteExpiredIdempotencyKeys = (db: Db) =>
  db.execute(
    sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${RETENTION_DAYS.answers})`,
  );
