import { sql } from 'drizzle-orm';
import type { Announcements } from './database/announcements.ts';
import type { Db } from './database/db.ts';
import { isDatabaseUnavailable } from './database/sql-state.ts';
import { begunAnswer, type KeptAnswer, keptAnswers } from './kept-answers.ts';

interface Keeping<Value> {
  /** In bytes. */
  weigh: (value: Value) => number;
  isSound?: (value: Value) => boolean;
  /** The one company it is about; null where it may show any. */
  companyOf?: (value: Value) => number | null;
}

interface Kept<Value> {
  value: Value;
  /** When it was made, where nobody can tell whether it is still so. */
  asOf: Date | null;
}

export interface CacheFigures {
  answers: number;
  bytes: number;
  /** Since the start: kept, made anew, or kept from before while the database is away. */
  asked: { kept: number; made: number; old: number };
}

/** Keeps what every visitor sees alike until the database says that public data has changed. */
export interface PublicCache {
  keep<Value>(key: string, make: () => Promise<Value>, keeping: Keeping<Value>): Promise<Kept<Value>>;
  figures(): CacheFigures;
}

/** In seconds, as the header says it. */
export const ageOf = (asOf: Date): number => Math.floor((Date.now() - asOf.getTime()) / 1000);

/** So long one is spared an attempt that has just failed, and gets what was kept. */
const SPARED_MS = 1_000;

/** Changes are many where more of them than this are heard within a second. */
const FEW = 2;
const SECOND_MS = 1_000;
/** While changes are many, what may show any company is this old at most, and not made anew sooner. */
const LIST_PATIENCE_MS = SECOND_MS;
/** What is about one company shows others beside it: they may be this old. */
const BESIDE_PATIENCE_MS = 60 * SECOND_MS;
/** So much longer one is given on while the next is being made. */
const LONGEST_MAKING_MS = 4 * SECOND_MS;

const patienceOf = ({ company }: KeptAnswer) => (company ? BESIDE_PATIENCE_MS : LIST_PATIENCE_MS);

/** Pages show something new, and no row of a table has changed: of one company, or of all. */
export const announcePublicChange = (db: Db, companyId?: number) =>
  db.execute(sql`select pg_notify('public_change', ${String(companyId ?? '')})`);

const ONLY_NUMBERS = /^\d{1,10}(,\d{1,10}){0,199}$/;

/** Which companies a change is about; null where it may be about anything. */
const companiesIn = (payload: string): Set<number> | null =>
  ONLY_NUMBERS.test(payload) ? new Set(payload.split(',').map(Number)) : null;

const markStale = (answer: KeptAnswer, changed: ReadonlySet<number>) => {
  answer.staleSince ??= performance.now();
  if (answer.company !== undefined) return;
  for (const company of changed) answer.missed.add(company);
};

/** An answer, or the one made in its place where that has to be waited for. */
const fitToGive = (answer: KeptAnswer, makeAgain: () => KeptAnswer): KeptAnswer => {
  if (answer.staleSince === null) return answer;
  const now = performance.now();
  const patience = patienceOf(answer);
  const stale = now - answer.staleSince;
  const next = answer.successor;
  if (next) return stale > patience + LONGEST_MAKING_MS ? next : answer;
  if (now - answer.begunAt < patience) return answer;
  const begun = makeAgain();
  return stale > patience ? begun : answer;
};

/** Tells whether changes are many. */
const countChanges = () => {
  const lately: number[] = [];
  return () => {
    lately.push(performance.now());
    if (lately.length <= FEW) return false;
    const [earliest = 0] = lately.splice(0, lately.length - FEW);
    return performance.now() - earliest < SECOND_MS;
  };
};

/**
 * PostgreSQL tells every instance of a change at its commit (trigger public_change), and where it can, of which companies.
 * While the connection to PostgreSQL is down we could miss one: everything is made again then, and nothing is added. Only
 * where that fails too, because the database is away, is what was kept still given, with its time.
 */
export const openPublicCache = async (announcements: Announcements): Promise<PublicCache> => {
  const answers = keptAnswers();
  let isListening = false;
  let failedAt = 0;
  const asked: CacheFigures['asked'] = { kept: 0, made: 0, old: 0 };
  const areMany = countChanges();

  const heard = (payload: string) => {
    const areManyNow = areMany();
    const changed = companiesIn(payload);
    if (!changed) return answers.clear();
    for (const [key, answer] of answers.all()) {
      const isGone = answer.company ? changed.has(answer.company) : !areManyNow;
      if (isGone) answers.drop(key, answer);
      else for (const one of [answer, answer.successor]) if (one) markStale(one, changed);
    }
  };

  await announcements.hear('public_change', {
    heard,
    onUp: () => {
      answers.clear();
      isListening = true;
    },
    onDown: () => {
      isListening = false;
    },
  });

  const orKept = async <Value>(
    { made, madeAt }: KeptAnswer,
    make: () => Promise<Value>,
    { isSound = () => true }: Keeping<Value>,
  ): Promise<Kept<Value>> => {
    const old = async () => {
      asked.old += 1;
      return { value: (await made) as Value, asOf: madeAt };
    };
    if (performance.now() - failedAt < SPARED_MS) return old();
    try {
      const value = await make();
      asked.made += 1;
      if (isSound(value)) return { value, asOf: null };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    failedAt = performance.now();
    return old();
  };

  /** Makes an answer, and keeps it where it is worth it: alone, or in the place of one before. */
  const begin = <Value>(
    key: string,
    make: () => Promise<Value>,
    { weigh, isSound = () => true, companyOf = () => null }: Keeping<Value>,
    before?: KeptAnswer,
  ): KeptAnswer => {
    asked.made += 1;
    const made = make();
    const answer = begunAnswer(made);
    if (before) before.successor = answer;
    else if (isListening) answers.add(key, answer);
    const giveUp = () => {
      answers.drop(key, answer);
      if (before) before.successor = undefined;
    };
    const settle = (value: Value) => {
      answer.company = companyOf(value);
      if (!isSound(value) || (answer.company && answer.missed.has(answer.company))) return giveUp();
      if (before) answers.replace(key, before, answer);
      answers.grow(key, answer, weigh(value));
    };
    made.then(settle, giveUp);
    return answer;
  };

  return {
    async keep<Value>(key: string, make: () => Promise<Value>, keeping: Keeping<Value>) {
      const known = answers.find(key);
      if (known && !isListening) return orKept(known, make, keeping);
      if (known) asked.kept += 1;
      const answer = known
        ? fitToGive(known, () => begin(key, make, keeping, known))
        : begin(key, make, keeping);
      return { value: (await answer.made) as Value, asOf: null };
    },

    figures: () => ({ ...answers.figures(), asked: { ...asked } }),
  };
};
