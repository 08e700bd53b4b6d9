import { useRef, useState } from 'react';
import { call } from '../../../../web/api-client.ts';
import { DRAFT, readStored, store } from '../../../../web/own-storage.ts';
import { tellTyping } from '../../contract/thread.ts';
import { TELL_EVERY_MS } from '../typing.ts';

interface DraftTerms {
  me: number;
  partnerId: number;
  /** There is a conversation: the other may be told that one is writing. */
  isBegun: boolean;
}

/** What is written and not sent: it is kept, and the other is told that it is being written. */
export const useDraft = ({ me, partnerId, isBegun }: DraftTerms) => {
  const name = `${DRAFT} ${me} ${partnerId}`;
  const [content, setContent] = useState(() => readStored(name) ?? '');
  const toldAt = useRef(0);

  const keep = (value: string) => {
    setContent(value);
    store(name, value);
  };
  const change = (value: string) => {
    keep(value);
    if (!isBegun || !value.trim() || Date.now() - toldAt.current < TELL_EVERY_MS) return;
    toldAt.current = Date.now();
    // Nobody misses it.
    call(tellTyping, { body: { receiverId: partnerId } }).catch(() => undefined);
  };
  const clear = () => {
    toldAt.current = 0;
    keep('');
  };
  return { content, change, clear };
};
