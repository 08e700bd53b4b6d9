import { useRef, useState } from 'react';
import { sendTyping } from '#messaging/contract/thread.ts';
import { draftOf } from '#messaging/web/draft.ts';
import { SEND_EVERY_MS } from '#messaging/web/typing.ts';
import { call } from '#web/api-client.ts';

interface DraftTerms {
  me: number;
  partnerId: number;
  /** There is a conversation: the other may be told that one is writing. */
  isBegun: boolean;
}

/** What is written and not sent: it is kept, and the other is told that it is being written. */
export const useDraft = ({ me, partnerId, isBegun }: DraftTerms) => {
  const draft = draftOf(me, partnerId);
  const [content, setContent] = useState(draft.read);
  const toldAt = useRef(0);

  const keep = (value: string) => {
    setContent(value);
    draft.keep(value);
  };
  const change = (value: string) => {
    keep(value);
    if (!isBegun || !value.trim() || Date.now() - toldAt.current < SEND_EVERY_MS) return;
    toldAt.current = Date.now();
    // Nobody misses it.
    call(sendTyping, { body: { receiverId: partnerId } }).catch(() => undefined);
  };
  const clear = () => {
    toldAt.current = 0;
    keep('');
  };
  return { content, change, clear };
};
