import { useRef, useState } from 'react';
import { SEND_EVERY_MS } from '#message-pages/web/typing.ts';
import { sendTyping } from '#messaging/contract/thread.ts';
import { messageDraft } from '#messaging/web/index.ts';
import { call } from '#web/api-client.ts';

interface DraftTerms {
  me: number;
  partnerId: number;
  /** There is a conversation, in which the other may see that one is writing. */
  isBegun: boolean;
}

/** What is written and not sent: it is stored in the browser, and the other sees that it is being written. */
export const useMessageDraft = ({ me, partnerId, isBegun }: DraftTerms) => {
  const draft = messageDraft(me, partnerId);
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
