import { useState } from 'react';
import { type Queue, suspensionEnd } from '#moderation/rules/moderation.ts';
import {
  type Consequence,
  consequences,
  type TakenKind,
  whatActIsMissing,
} from '#moderation/rules/takedowns.ts';

export interface Thing {
  kind: TakenKind;
  id: number;
}

export interface Acts {
  taken?: Thing[] | undefined;
  isGone?: boolean | undefined;
  consequences?: Consequence[] | undefined;
  until?: string | undefined;
}

const isSame = (one: Thing, other: Thing) => one.kind === other.kind && one.id === other.id;

const toggled = <Item>(items: readonly Item[], item: Item, same: (one: Item) => boolean) =>
  items.some(same) ? items.filter((one) => !same(one)) : [...items, item];

/** What upholding a report does, as it is chosen in the dialog. */
export const useActs = (queue: Queue) => {
  const [taken, setTaken] = useState<Thing[]>([]);
  const [isGone, setIsGone] = useState(false);
  const [following, setFollowing] = useState<Consequence[]>([]);
  const [until, setUntil] = useState('');
  const [missing, setMissing] = useState<ReturnType<typeof whatActIsMissing>>(null);
  const takes = ['content-reports', 'conversation-reports', 'client-reports'].includes(queue);
  const follows = ['client-reports', 'conversation-reports', 'request-reports', 'quote-reports'].includes(
    queue,
  );
  const isSuspending = following.includes('suspension');
  const chosen: Acts = {
    ...(takes && { taken }),
    ...(queue === 'content-reports' && { isGone }),
    ...(follows && { consequences: following, until: (isSuspending && until) || undefined }),
  };
  return {
    takes,
    follows,
    chosen,
    missing,
    choices: consequences,
    isGone,
    toggleGone: () => setIsGone((now) => !now),
    mayBeGone: queue === 'content-reports',
    isTaken: (thing: Thing) => taken.some((one) => isSame(one, thing)),
    toggleTaken: (thing: Thing) => setTaken((now) => toggled(now, thing, (one) => isSame(one, thing))),
    isFollowing: (one: Consequence) => following.includes(one),
    toggleFollowing: (one: Consequence) => setFollowing((now) => toggled(now, one, (other) => other === one)),
    until,
    setUntil,
    /** Whether all is chosen that must be. */
    check: () => {
      const isPast = isSuspending && !suspensionEnd(until, new Date());
      const why = whatActIsMissing(queue, { verdict: 'withhold', ...chosen }) ?? (isPast ? 'until' : null);
      setMissing(why);
      return why === null;
    },
  };
};
