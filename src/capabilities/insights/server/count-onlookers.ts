import { isPerson, visitSourceOf } from '#insights/rules/onlooker.ts';
import { type Day, dayOf } from '#kernel/calendar.ts';
import type { ShownCompanies } from '#kernel/shown-companies.ts';
import type { Db } from '#server/database/db.ts';
import { networkOf } from '#server/network.ts';
import type { Onlooker, Onlookers } from '#server/onlookers.ts';
import type { Tools } from '#server/tools.ts';
import { hashOf, saltOf } from './visitor-salts.ts';
import { type Showing, type View, writeShowings, writeViews } from './write-counts.ts';

/** Counts are written this often: a killed server loses at most so much. */
const WAIT_MS = 1000;
/** While the database is away, notes pile up to here; what comes after is not counted. */
const MOST_NOTES = 50_000;

type Seen = Onlooker & { companyId: number };

/** Notes of one second, each visitor once a company: what somebody reloads a hundred times is one entry. */
interface Notes {
  profiles: Map<string, Seen>;
  listed: Map<string, Seen>;
}

const noNotes = (): Notes => ({ profiles: new Map(), listed: new Map() });

const keyOf = ({ personId, ip }: Onlooker, companyId: number) => `${companyId} ${personId ?? networkOf(ip)}`;

const viewsOf = async (profiles: ReadonlyMap<string, Seen>, db: Db, day: Day): Promise<View[]> => {
  if (profiles.size === 0) return [];
  const salt = await saltOf(db, day);
  return [...profiles.values()].map((seen) => ({
    companyId: seen.companyId,
    personId: seen.personId,
    day,
    visitor: hashOf(seen, salt),
    source: visitSourceOf(seen.cameFrom, seen.origin),
  }));
};

const showingsOf = (listed: ReadonlyMap<string, Seen>, day: Day): Showing[] =>
  [...listed.values()].map(({ companyId, personId }) => ({ companyId, personId, day }));

/** What is written is taken off the notes, so that what fails stays on them. */
const writeDown = async ({ profiles, listed }: Notes, db: Db, day: Day) => {
  const views = await viewsOf(profiles, db, day);
  if (views.length > 0) await writeViews(db, views);
  profiles.clear();
  const showings = showingsOf(listed, day);
  if (showings.length > 0) await writeShowings(db, showings);
  listed.clear();
};

/** Counts in memory and writes once a second, so that no page waits for it. */
export const countOnlookers = ({ db, clock, log }: Pick<Tools, 'db' | 'clock' | 'log'>): Onlookers => {
  let notes = noNotes();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const add = (kind: keyof Notes, key: string, seen: Seen) => {
    if (notes[kind].size >= MOST_NOTES || notes[kind].has(key)) return;
    notes[kind].set(key, seen);
    timer ??= setTimeout(() => void settle(), WAIT_MS).unref();
  };

  const write = async () => {
    const taken = notes;
    notes = noNotes();
    try {
      await writeDown(taken, db, dayOf(clock.now()));
    } catch (error) {
      log.warn({ part: 'onlookers', err: error }, 'views wait to be counted');
      // Taken up again with the next second's.
      for (const kind of ['profiles', 'listed'] as const) {
        for (const [key, seen] of taken[kind]) add(kind, key, seen);
      }
    }
  };

  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    note(onlooker: Onlooker, { profile, listed = [] }: ShownCompanies) {
      if (!isPerson(onlooker.userAgent)) return;
      const see = (kind: keyof Notes, companyId: number) =>
        add(kind, keyOf(onlooker, companyId), { ...onlooker, companyId });
      if (profile !== undefined) see('profiles', profile);
      for (const companyId of listed) see('listed', companyId);
    },
    settle,
  };
};
