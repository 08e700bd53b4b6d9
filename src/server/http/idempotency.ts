import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Refusal } from '#kernel/refusal.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { goesWithCommit } from '#server/database/open-db.ts';
import { namedStatement } from '#server/database/statement.ts';
import type { Asker } from './answer.ts';
import { hostRefusals } from './host-refusals.ts';

/** In characters; the table's own check says the same. */
export const LONGEST_KEY = 128;

interface Kept {
  status: number;
  answer: unknown;
}

const ownPerson = (id: number) => `person ${id}`;
const ownIp = (ip: string) => `ip ${ip}`;

const claim = namedStatement<{ isClaimed: true }>(
  'claim_key',
  `insert into idempotency_keys (owner, key, request_hash) values ($1, $2, $3)
  on conflict (owner, key) do nothing returning true as "isClaimed"`,
);

const storeAnswer = namedStatement(
  'answer_of_key',
  'update idempotency_keys set status = $3, answer = $4::json where owner = $1 and key = $2',
);

/** A key counts for its sender alone: nobody can read another's answer by guessing a key. */
const ownerOf = ({ person, ip }: Asker) => (person ? ownPerson(person.id) : ownIp(ip));

/**
 * Runs `work` once for an Idempotency-Key and answers a repeat with what the first one said.
 *
 * The claim of the key, the work and the answer are one transaction. So a repeat that arrives meanwhile
 * waits on the claim and then reads the answer; a refusal, a fault or a kill leaves neither claim nor
 * half-done work, and trying again works.
 */
export const onceForKey = async (
  key: string,
  request: { asker: Asker; address: string; body: unknown },
  db: Db,
  work: (transaction: Db) => Promise<Kept>,
): Promise<Kept> => {
  if (key === '' || key.length > LONGEST_KEY) throw new Refusal('unusableKey', hostRefusals.unusableKey);
  const owner = ownerOf(request.asker);
  const hash = createHash('sha256')
    .update(`${request.address}\n${JSON.stringify(request.body)}`)
    .digest();

  return db.transaction(async (transaction) => {
    const claimed = await claim(transaction, owner, key, hash);
    if (claimed.length === 0) {
      const { rows } = await transaction.execute<{ request_hash: Buffer; status: number; answer: unknown }>(
        // Held, so that this commit waits for a standby too: the first may be there without one (unsure-commits.ts).
        sql`select request_hash, status, answer from idempotency_keys where owner = ${owner} and key = ${key} for update`,
      );
      const first = rows[0];
      if (!first?.request_hash.equals(hash)) throw new Refusal('keyReused', hostRefusals.keyReused);
      return { status: first.status, answer: first.answer };
    }
    const kept = await work(transaction);
    const stored = storeAnswer(transaction, owner, key, kept.status, JSON.stringify(kept.answer));
    await goesWithCommit(transaction, stored);
    return kept;
  });
};

/** Stored answers may hold personal data of the person they were given to. */
export const forgetKeysOf = (db: Db, { userId, ips }: { userId: number; ips: readonly string[] }) =>
  db.execute(sql`delete from idempotency_keys where owner in ${[ownPerson(userId), ...ips.map(ownIp)]}`);

export const forgetOldKeys = (db: Db) =>
  db.execute(
    sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${RETENTION_DAYS.answers})`,
  );
