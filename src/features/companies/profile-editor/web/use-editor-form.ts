import { useRef } from 'react';
import { showToast } from '#design/toast.ts';
import {
  changeOwnCompany,
  type OwnCompany,
  type OwnFields,
  ownFields,
} from '#features/companies/profile-editor/contract/profile-editor.ts';
import { changedFields } from '#features/companies/profile-editor/rules/changed-fields.ts';
import { callEndpoint } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { type ProfileDraft, profileDraft } from './profile-draft.ts';
import { useStoreOwnCompany } from './queries.ts';
import { useStoredChanges } from './use-stored-changes.ts';

/** Only changed fields are sent; input typed meanwhile, or refused, stays as it is. */
export const useEditorForm = (company: OwnCompany) => {
  const strings = useStrings();
  const { editor } = strings;
  const { updateCache } = useStoreOwnCompany();
  const filledWith = useRef(company);

  const form = useForm<ProfileDraft, OwnFields>({
    schema: ownFields,
    values: profileDraft(company),
    send: async (parsed, sentValues) => {
      const changes = changedFields(filledWith.current, parsed);
      const saved =
        Object.keys(changes).length > 0
          ? await callEndpoint(changeOwnCompany, { body: changes })
          : filledWith.current;
      filledWith.current = saved;
      form.restart(profileDraft(saved), sentValues);
      updateCache(() => saved);
      showToast({ tone: 'success', title: editor.saved });
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: editor.notSaved, text: reasonOf(error, strings) }),
  });
  const isRecalled = useStoredChanges(form, filledWith);
  return { ...form, isRecalled, discard: () => form.reset(profileDraft(filledWith.current)) };
};

export type EditorForm = ReturnType<typeof useEditorForm>;
