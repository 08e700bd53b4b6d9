import { useRef, useState } from 'react';
import { sendTyping } from '#features/messaging/core/contract/thread.ts';
import { messageDraft } from '#features/messaging/core/web/index.ts';
import { SEND_EVERY_MS } from '#features/messaging/pages/web/typing.ts';
import { callEndpoint } from '#web/api-client.ts';

interface MessageDraftOptions {
  me: number;
  partnerId: number;
  /** The conversation exists, so the partner may see that the reader is typing. */
  isBegun: boolean;
}

/** The browser stores unsent text, and the partner sees that it is being typed. */
export const useMessageDraft = ({ me, partnerId, isBegun }: MessageDraftOptions) => {
  const draft = messageDraft(me, partnerId);
  const [content, setContent] = useState(draft.read);
  const notifiedAt = useRef(0);

  const saveDraft = (value: string) => {
    setContent(value);
    draft.save(value);
  };
  const change = (value: string) => {
    saveDraft(value);
    if (!isBegun || !value.trim() || Date.now() - notifiedAt.current < SEND_EVERY_MS) return;
    notifiedAt.current = Date.now();
    // Nobody misses a lost call.
    callEndpoint(sendTyping, { body: { receiverId: partnerId } }).catch(() => undefined);
  };
  const clear = () => {
    notifiedAt.current = 0;
    saveDraft('');
  };
  return { content, change, clear };
};
