import type { SentenceKey } from './sentence-keys.ts';

interface FileWords<Key extends SentenceKey> {
  wrongType: Key;
  unreadable: Key;
  notStored: Key;
}

/** Uploads are refused for the same reasons everywhere; only the words differ. */
export const createFileRefusals = <const Key extends SentenceKey>(messageKeys: FileWords<Key>) =>
  ({
    wrongType: { status: 415, say: messageKeys.wrongType },
    /** The file begins like a picture, but is cut short, damaged or has too many pixels. */
    unreadable: { status: 422, say: messageKeys.unreadable },
    notStored: { status: 503, say: messageKeys.notStored },
  }) as const;
