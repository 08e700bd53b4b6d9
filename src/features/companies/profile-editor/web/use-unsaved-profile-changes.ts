import { type RefObject, useEffect, useState } from 'react';
import type {
  OwnCompany,
  OwnCompanyFields,
} from '#features/companies/profile-editor/contract/own-company.ts';
import { changedFieldsOf } from '#features/companies/profile-editor/rules/changed-fields.ts';
import type { useForm } from '#web/form/use-form.ts';
import { useVisitor } from '#web/visitor.ts';
import { type ProfileDraft, profileDraftOf } from './profile-draft.ts';
import { readUnsavedProfileChanges, storeUnsavedProfileChanges } from './unsaved-profile-changes.ts';

type Fields = Pick<ReturnType<typeof useForm<ProfileDraft, OwnCompanyFields>>, 'read' | 'setValue' | 'watch'>;

/**
 * Changes outlive the page: the browser stores them until they are saved or discarded. Returns whether restored ones
 * are among the current changes.
 */
export const useUnsavedProfileChanges = (
  { read, setValue, watch }: Fields,
  filledWith: RefObject<OwnCompany>,
): boolean => {
  const me = useVisitor()?.id;
  const [isRecalled, setIsRecalled] = useState(false);
  useEffect(() => {
    if (me === undefined) return undefined;
    const { id } = filledWith.current;
    const changesOf = (values: ProfileDraft) => changedFieldsOf(profileDraftOf(filledWith.current), values);
    const storedFields = Object.entries(changesOf({ ...read(), ...readUnsavedProfileChanges(me, id) }));
    let isRecalling = true;
    const { unsubscribe } = watch(() => {
      const changes = changesOf(read());
      storeUnsavedProfileChanges(me, id, changes);
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
