import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, type ToastTerms } from '#design/toast.ts';
import type { Project } from '#projects/contract/projects.ts';
import { storeProject } from '#projects/web/index.ts';
import { useChange } from '#web/use-change.ts';

interface ActTerms {
  send: () => Promise<Project>;
  done: (project: Project) => ToastTerms;
  failed: (reason: string) => ToastTerms;
}

/** Confirms, sends and shows what one side does to a project. */
export const useProjectAct = ({ send, done, failed }: ActTerms) => {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy } = useChange({
    send,
    onDone: (project) => {
      setIsAsking(false);
      storeProject(client, project);
      showToast({ tone: 'success', ...done(project) });
    },
    failed,
    onFailed: () => setIsAsking(false),
  });
  return {
    isAsking,
    isSending: isBusy,
    ask: () => setIsAsking(true),
    close: () => setIsAsking(false),
    act: () => void change(),
  };
};
