import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, type ToastOptions } from '#design/toast.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { cacheProject } from '#features/projects/pages/web/index.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

interface ProjectActionOptions {
  send: () => Promise<Project>;
  successToast: (project: Project) => ToastOptions;
  failed: (reason: string) => ToastOptions;
}

/** Confirms and sends one side's action on a project, and shows the result. */
export const useProjectAction = ({ send, successToast, failed }: ProjectActionOptions) => {
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { change, isBusy } = useMutationWithToast({
    send,
    onDone: (project) => {
      setIsConfirming(false);
      cacheProject(client, project);
      showToast({ tone: 'success', ...successToast(project) });
    },
    failed,
    onFailed: () => setIsConfirming(false),
  });
  return {
    isConfirming,
    isSending: isBusy,
    openConfirmation: () => setIsConfirming(true),
    close: () => setIsConfirming(false),
    confirm: () => void change(),
  };
};
