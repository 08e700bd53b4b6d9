import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { showToast } from '#design/toast.ts';
import { createProject } from '#features/projects/pages/contract/projects.ts';
import { cacheProject } from '#features/projects/pages/web/queries.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useForm } from '#web/form/use-form.ts';
import { useNavigateIfStillHere } from '#web/navigation/use-navigate-if-still-here.ts';
import { useStrings } from '#web/strings.tsx';
import { useStoredProjectText } from './use-stored-project-text.ts';

interface CreateValues {
  companyId: number | undefined;
  name: string;
  description: string;
  budget: string;
  timeline: string;
}

type NewProject = z.output<typeof createProject.body>;

export const useCreateProjectForm = (companyId: number | undefined) => {
  const strings = useStrings();
  const { projects } = strings;
  const client = useQueryClient();
  const goOn = useNavigateIfStillHere();
  const form = useForm<CreateValues, NewProject>({
    schema: createProject.body,
    values: { companyId, name: '', description: '', budget: '', timeline: '' },
    send: async (body, _, callOptions) => {
      const project = await callEndpoint(createProject, { body }, callOptions);
      storedText.forget();
      cacheProject(client, project);
      showToast({ tone: 'success', title: projects.projectCreated });
      goOn(href('/projects/:id', { id: project.id }));
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: projects.error,
        text: projects.createFailed(failureReasonOf(error, strings)),
      }),
  });
  const storedText = useStoredProjectText(form);
  // The field is registered first, so that of several errors this one gets the focus.
  const { ref } = form.field('companyId');
  return {
    ...form,
    /** The search field reports the error where no company is chosen. */
    companyBox: (box: HTMLInputElement | null) => ref(box && { focus: () => box.focus() }),
    chooseCompany: (id: number | undefined) => {
      form.setValue('companyId', id, { shouldValidate: id !== undefined });
    },
  };
};
