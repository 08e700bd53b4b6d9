import { and, asc, eq } from 'drizzle-orm';
import { listMutedNews, type MutedNews, muteNews } from '#notifications/contract/muted-news.ts';
import type { Kind } from '#notifications/rules/kinds.ts';
import { type NewsChannel, topicOf } from '#notifications/rules/news-by-kind.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { mutedNews } from './tables.ts';

const mutedOf = (db: Db, userId: number): Promise<MutedNews[]> =>
  db
    .select({ about: mutedNews.about, channel: mutedNews.channel })
    .from(mutedNews)
    .where(eq(mutedNews.userId, userId))
    .orderBy(asc(mutedNews.about), asc(mutedNews.channel));

/** The ways in which somebody is not told of this. */
export const mutedFor = async (db: Db, userId: number, kind: Kind): Promise<ReadonlySet<NewsChannel>> => {
  const topic = topicOf(kind);
  if (topic === null) return new Set();
  const rows = await db
    .select({ channel: mutedNews.channel })
    .from(mutedNews)
    .where(and(eq(mutedNews.userId, userId), eq(mutedNews.about, topic)));
  return new Set(rows.map(({ channel }) => channel));
};

export const mutedNewsRoutes: readonly Route[] = [
  answer(listMutedNews, ({ person, tools }) => mutedOf(tools.db, person.id)),

  answer(muteNews, async ({ person, body, tools }) => {
    const { id: userId } = person;
    const { about, channel, isMuted } = body;
    const isOne = and(
      eq(mutedNews.userId, userId),
      eq(mutedNews.about, about),
      eq(mutedNews.channel, channel),
    );
    if (isMuted) await tools.db.insert(mutedNews).values({ userId, about, channel }).onConflictDoNothing();
    else await tools.db.delete(mutedNews).where(isOne);
    return mutedOf(tools.db, userId);
  }),
];
