import { useRef } from 'react';
import { showToast, type ToastAction } from '#design/toast.ts';
import {
  changeOwnCompany,
  type OwnCompany,
  type OwnCompanyFields,
  ownCompanyFieldsSchema,
} from '#features/companies/profile-editor/contract/own-company.ts';
import { changedFieldsOf } from '#features/companies/profile-editor/rules/changed-fields.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { type ProfileDraft, profileDraftOf } from './profile-draft.ts';
import { useOwnCompanyCache } from './queries.ts';
import { useUnsavedProfileChanges } from './use-unsaved-profile-changes.ts';

/** Only changed fields are sent; input typed meanwhile, or refused, stays as it is. */
export const useProfileEditorForm = (company: OwnCompany, wayBack?: ToastAction) => {
  const strings = useStrings();
  const { editor } = strings;
  const { updateCache } = useOwnCompanyCache();
  const filledWith = useRef(company);

  const form = useForm<ProfileDraft, OwnCompanyFields>({
    schema: ownCompanyFieldsSchema,
    values: profileDraftOf(company),
    send: async (parsed, sentValues) => {
      const changes = changedFieldsOf(filledWith.current, parsed);
      const saved =
        Object.keys(changes).length > 0
          ? await callEndpoint(changeOwnCompany, { body: changes })
          : filledWith.current;
      filledWith.current = saved;
      form.restart(profileDraftOf(saved), sentValues);
      updateCache(() => saved);
      showToast({ tone: 'success', title: editor.saved, action: wayBack });
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: editor.notSaved, text: failureReasonOf(error, strings) }),
  });
  const isRecalled = useUnsavedProfileChanges(form, filledWith);
  return { ...form, isRecalled, discard: () => form.reset(profileDraftOf(filledWith.current)) };
};

export type ProfileEditorForm = ReturnType<typeof useProfileEditorForm>;
