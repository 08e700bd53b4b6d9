import { type RefObject, useEffect, useState } from 'react';
import type { OwnCompany, OwnFields } from '#features/companies/profile-editor/contract/profile-editor.ts';
import { changedFields } from '#features/companies/profile-editor/rules/changed-fields.ts';
import type { useForm } from '#web/form/use-form.ts';
import { useVisitor } from '#web/visitor.ts';
import { type ProfileDraft, profileDraft } from './profile-draft.ts';
import { readStoredChanges, storeChanges } from './stored-changes.ts';

type Fields = Pick<ReturnType<typeof useForm<ProfileDraft, OwnFields>>, 'read' | 'setValue' | 'watch'>;

/**
 * Changes outlive the page: the browser stores them until they are saved or discarded. Returns whether restored ones
 * are among the current changes.
 */
export const useStoredChanges = (
  { read, setValue, watch }: Fields,
  filledWith: RefObject<OwnCompany>,
): boolean => {
  const me = useVisitor()?.id;
  const [isRecalled, setIsRecalled] = useState(false);
  useEffect(() => {
    if (me === undefined) return undefined;
    const { id } = filledWith.current;
    const changesOf = (values: ProfileDraft) => changedFields(profileDraft(filledWith.current), values);
    const storedFields = Object.entries(changesOf({ ...read(), ...readStoredChanges(me, id) }));
    let isRecalling = true;
    const { unsubscribe } = watch(() => {
      const changes = changesOf(read());
      storeChanges(me, id, changes);
      if (Object.keys(changes).length === 0) setIsRecalled(false);
      else if (isRecalling) setIsRecalled(true);
    });
    for (const [name, value] of storedFields)
      setValue(name as keyof ProfileDraft, value, { shouldDirty: true });
    isRecalling = false;
    return unsubscribe;
  }, [me, filledWith, read, setValue, watch]);
  return isRecalled;
};
