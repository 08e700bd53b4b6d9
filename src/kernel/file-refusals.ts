import type { SentenceKey } from './sentences.ts';

interface FileWords<Key extends SentenceKey> {
  wrongType: Key;
  unreadable: Key;
  notStored: Key;
}

/** Why a file that came is not taken: the same everywhere but for the words. */
export const fileRefusals = <const Key extends SentenceKey>(say: FileWords<Key>) =>
  ({
    wrongType: { status: 415, say: say.wrongType },
    /** It begins like a picture, but is cut short, damaged or of too many pixels. */
    unreadable: { status: 422, say: say.unreadable },
    notStored: { status: 503, say: say.notStored },
  }) as const;
