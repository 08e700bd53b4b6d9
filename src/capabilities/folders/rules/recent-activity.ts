const SHOWN = 5;

interface NamedFolder {
  id: number;
  name: string;
  createdAt: string;
  isLiked: boolean;
  latest: readonly { id: number; name: string; savedAt: string }[];
}

interface Like {
  createdAt: string;
  company: { id: number; name: string };
}

export type Activity = { at: string } & (
  | { kind: 'liked'; company: { id: number; name: string } }
  | { kind: 'created'; folder: { id: number; name: string } }
  | { kind: 'saved'; company: { id: number; name: string }; folder: { id: number; name: string } }
);

export const activityOfLikes = (likes: readonly Like[]): Activity[] =>
  likes.map(({ createdAt, company }) => ({ kind: 'liked', at: createdAt, company }));

/** The folder of likes has no story of its own: what is in it are likes. */
export const activityOfFolders = (folders: readonly NamedFolder[]): Activity[] =>
  folders
    .filter(({ isLiked }) => !isLiked)
    .flatMap(({ latest, createdAt, ...folder }): Activity[] => [
      ...latest.map(({ savedAt, ...company }): Activity => ({ kind: 'saved', at: savedAt, company, folder })),
      { kind: 'created', at: createdAt, folder },
    ]);

/** The last few of whatever has a time, the newest first. Moments of one form compare as text. */
export const recentActivity = <Happened extends { at: string }>(
  ...kinds: readonly Happened[][]
): Happened[] =>
  kinds
    .flat()
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, SHOWN);
