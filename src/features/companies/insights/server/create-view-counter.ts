import { isBrowserUserAgent, visitSourceOf } from '#features/companies/insights/rules/page-viewers.ts';
import { dayOf, type IsoDay } from '#kernel/calendar.ts';
import type { ViewedCompanies } from '#kernel/viewed-companies.ts';
import type { Db } from '#server/database/db.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { Services } from '#server/services/services.ts';
import type { PageViewer, ViewCounter } from '#server/services/view-counter.ts';
import { hashVisitor, findOrCreateVisitorSalt } from './hash-visitors.ts';
import {
  type ProfileView,
  type ListImpression,
  writeListImpressions,
  writeProfileViews,
} from './write-view-counts.ts';

/** Counts are written this often: a killed server loses no more than this. */
const WAIT_MS = 1000;
/** While the database is down views pile up to this number; later ones are not counted. */
const MOST_PENDING_VIEWS = 50_000;

type SeenCompany = PageViewer & { companyId: number };

/** Holds a second of views, each visitor once a company: a page reloaded a hundred times is one entry. */
interface PendingViews {
  profiles: Map<string, SeenCompany>;
  listed: Map<string, SeenCompany>;
}

const noPendingViews = (): PendingViews => ({ profiles: new Map(), listed: new Map() });

const keyOf = ({ personId, ip }: PageViewer, companyId: number) =>
  `${companyId} ${personId ?? ipNetworkOf(ip)}`;

const viewsOf = async (
  profiles: ReadonlyMap<string, SeenCompany>,
  db: Db,
  day: IsoDay,
): Promise<ProfileView[]> => {
  if (profiles.size === 0) return [];
  const salt = await findOrCreateVisitorSalt(db, day);
  return [...profiles.values()].map((sighting) => ({
    companyId: sighting.companyId,
    personId: sighting.personId,
    day,
    visitor: hashVisitor(sighting, salt),
    source: visitSourceOf(sighting.cameFrom, sighting.origin),
  }));
};

const showingsOf = (listed: ReadonlyMap<string, SeenCompany>, day: IsoDay): ListImpression[] =>
  [...listed.values()].map(({ companyId, personId }) => ({ companyId, personId, day }));

/** Written views are removed from the batch, so that what fails stays in it. */
const writeDown = async ({ profiles, listed }: PendingViews, db: Db, day: IsoDay) => {
  const views = await viewsOf(profiles, db, day);
  if (views.length > 0) await writeProfileViews(db, views);
  profiles.clear();
  const showings = showingsOf(listed, day);
  if (showings.length > 0) await writeListImpressions(db, showings);
  listed.clear();
};

/** Counts in memory and writes once a second, so that no page waits for it. */
export const createViewCounter = ({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): ViewCounter => {
  let pending = noPendingViews();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const add = (kind: keyof PendingViews, key: string, sighting: SeenCompany) => {
    if (pending[kind].size >= MOST_PENDING_VIEWS || pending[kind].has(key)) return;
    pending[kind].set(key, sighting);
    timer ??= setTimeout(() => void settle(), WAIT_MS).unref();
  };

  const write = async () => {
    const batch = pending;
    pending = noPendingViews();
    try {
      await writeDown(batch, db, dayOf(clock.now()));
    } catch (error) {
      log.warn({ part: 'onlookers', err: error }, 'views wait to be counted');
      // The next write tries these again.
      for (const kind of ['profiles', 'listed'] as const) {
        for (const [key, sighting] of batch[kind]) add(kind, key, sighting);
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
    record(viewer: PageViewer, { profile, listed = [] }: ViewedCompanies) {
      if (!isBrowserUserAgent(viewer.userAgent)) return;
      const see = (kind: keyof PendingViews, companyId: number) =>
        add(kind, keyOf(viewer, companyId), { ...viewer, companyId });
      if (profile !== undefined) see('profiles', profile);
      for (const companyId of listed) see('listed', companyId);
    },
    settle,
  };
};
