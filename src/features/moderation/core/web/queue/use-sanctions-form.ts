import { useState } from 'react';
import { parseSuspensionEnd, type QueueName } from '#features/moderation/core/rules/moderation.ts';
import {
  findMissingActionField,
  type ReportConsequence,
  reportConsequences,
  type TakedownContentKind,
} from '#features/moderation/core/rules/takedowns.ts';

export interface TakedownTarget {
  kind: TakedownContentKind;
  id: number;
}

export interface SanctionValues {
  taken?: TakedownTarget[] | undefined;
  isGone?: boolean | undefined;
  consequences?: ReportConsequence[] | undefined;
  until?: string | undefined;
}

const isSame = (a: TakedownTarget, b: TakedownTarget) => a.kind === b.kind && a.id === b.id;

const toggled = <Item>(items: readonly Item[], item: Item, same: (current: Item) => boolean) =>
  items.some(same) ? items.filter((current) => !same(current)) : [...items, item];

/** Manages the dialog's choice of takedowns and consequences for an upheld report. */
export const useSanctionsForm = (queue: QueueName) => {
  const [takenItems, setTakenItems] = useState<TakedownTarget[]>([]);
  const [isGone, setIsGone] = useState(false);
  const [following, setFollowing] = useState<ReportConsequence[]>([]);
  const [until, setUntil] = useState('');
  const [missingField, setMissingField] = useState<ReturnType<typeof findMissingActionField>>(null);
  const takes = ['content-reports', 'conversation-reports', 'client-reports'].includes(queue);
  const follows = ['client-reports', 'conversation-reports', 'request-reports', 'quote-reports'].includes(
    queue,
  );
  const isSuspending = following.includes('suspension');
  const choice: SanctionValues = {
    ...(takes && { taken: takenItems }),
    ...(queue === 'content-reports' && { isGone }),
    ...(follows && { consequences: following, until: (isSuspending && until) || undefined }),
  };
  return {
    takes,
    follows,
    choice,
    missingField,
    choices: reportConsequences,
    isGone,
    toggleGone: () => setIsGone((now) => !now),
    mayBeGone: queue === 'content-reports',
    isTaken: (target: TakedownTarget) => takenItems.some((item) => isSame(item, target)),
    toggleTaken: (target: TakedownTarget) =>
      setTakenItems((now) => toggled(now, target, (item) => isSame(item, target))),
    isFollowing: (consequence: ReportConsequence) => following.includes(consequence),
    toggleFollowing: (consequence: ReportConsequence) =>
      setFollowing((now) => toggled(now, consequence, (item) => item === consequence)),
    until,
    setUntil,
    /** Returns whether every required choice is made. */
    check: () => {
      const isPast = isSuspending && !parseSuspensionEnd(until, new Date());
      const invalidField =
        findMissingActionField(queue, { verdict: 'withhold', ...choice }) ?? (isPast ? 'until' : null);
      setMissingField(invalidField);
      return invalidField === null;
    },
  };
};
