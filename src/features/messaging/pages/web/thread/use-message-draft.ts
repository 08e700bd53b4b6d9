import { useRef, useState } from 'react';
import { sendTypingSignal } from '#features/messaging/core/contract/thread.ts';
import { createMessageDraftStorage } from '#features/messaging/core/web/index.ts';
import { TYPING_SIGNAL_INTERVAL_MS } from '#features/messaging/pages/web/typing-partners.ts';
import { callEndpoint } from '#web/api-client.ts';

interface MessageDraftOptions {
  me: number;
  partnerId: number;
  /** The conversation exists, so the partner may see that the reader is typing. */
  isBegun: boolean;
}

/** The browser stores unsent text, and the partner sees that it is being typed. */
export const useMessageDraft = ({ me, partnerId, isBegun }: MessageDraftOptions) => {
  const draft = createMessageDraftStorage(me, partnerId);
  const [content, setContent] = useState(draft.read);
  const notifiedAt = useRef(0);

  const saveDraft = (value: string) => {
    setContent(value);
    draft.save(value);
  };
  const change = (value: string) => {
    saveDraft(value);
    if (!isBegun || !value.trim() || Date.now() - notifiedAt.current < TYPING_SIGNAL_INTERVAL_MS) return;
    notifiedAt.current = Date.now();
    // Nobody misses a lost call.
    callEndpoint(sendTypingSignal, { body: { receiverId: partnerId } }).catch(() => undefined);
  };
  const clear = () => {
    notifiedAt.current = 0;
    saveDraft('');
  };
  return { content, change, clear };
};
