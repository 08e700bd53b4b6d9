import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { useVisitor } from '#web/visitor.ts';
import { createFormDraftStorage } from './form-draft-storage.ts';
import type { useForm } from './use-form.ts';

/** A draft needs only these of a form. */
export type DraftFormControl = Pick<ReturnType<typeof useForm>, 'submit' | 'fill' | 'follow' | 'keepTriesAs'>;

/**
 * Saves typed values until the form is sent: Esc, Cancel, a slip beside it or another page cost nobody their
 * words. The function it returns is to be called once the form was sent.
 */
export const useDraftForm = (
  { submit, fill, follow, keepTriesAs }: DraftFormControl,
  about: string | null,
) => {
  const personId = useVisitor()?.id;
  const draft = about === null ? null : createFormDraftStorage(personId, about);
  const begin = useEffectEvent(() => {
    if (!draft) return undefined;
    keepTriesAs(`${personId ?? 0} ${about}`);
    fill(draft.read);
    return follow(draft.store);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it begins again for another person and another thing
  useEffect(() => begin(), [personId, about]);
  return async (event: SubmitEvent<HTMLFormElement>) => {
    if (await submit(event)) draft?.forget();
  };
};
