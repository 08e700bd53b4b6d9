import type { SentenceKey } from './sentences.ts';

interface FileWords<Key extends SentenceKey> {
  wrongType: Key;
  unreadable: Key;
  notStored: Key;
}

/** Why a file that came is not taken: the same everywhere but for the words. */
export const fileRefusals = <const Key extends SentenceKey>(messageKeys: FileWords<Key>) =>
  ({
    wrongType: { status: 415, say: messageKeys.wrongType },
    /** It begins like a picture, but is cut short, damaged or of too many pixels. */
    unreadable: { status: 422, say: messageKeys.unreadable },
    notStored: { status: 503, say: messageKeys.notStored },
  }) as const;
