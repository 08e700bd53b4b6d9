import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { GivenDecision } from './use-decide.ts';

const SECONDS_TO_UNDO = 10;

interface Held {
  entry: QueueEntry;
  given: GivenDecision;
}

type Send = (entry: QueueEntry, given: GivenDecision) => Promise<void>;

/** A decision waits ten seconds before it is sent, and can be taken back so long. The next one sends it at once. */
export const useUndo = (send: Send) => {
  const [held, setHeld] = useState<Held | null>(null);
  const [left, setLeft] = useState(SECONDS_TO_UNDO);
  // Also there for the moment in which the desk is left.
  const waiting = useRef<Held | null>(null);

  const keep = (one: Held | null) => {
    waiting.current = one;
    setHeld(one);
    setLeft(SECONDS_TO_UNDO);
  };
  const sendHeld = () => {
    const one = waiting.current;
    keep(null);
    if (one) void send(one.entry, one.given);
  };
  const tick = useEffectEvent(() => (left > 1 ? setLeft(left - 1) : sendHeld()));
  const leave = useEffectEvent(() => {
    const one = waiting.current;
    waiting.current = null;
    if (one) void send(one.entry, one.given);
  });

  useEffect(() => {
    if (!held) return undefined;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [held]);
  useEffect(() => () => leave(), []);

  return {
    held,
    left,
    hold: (entry: QueueEntry, given: GivenDecision) => {
      sendHeld();
      keep({ entry, given });
    },
    undo: () => keep(null),
    sendNow: sendHeld,
  };
};
