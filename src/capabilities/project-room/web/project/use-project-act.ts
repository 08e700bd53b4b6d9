import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, type ToastTerms } from '#design/toast.ts';
import type { Project } from '#projects/contract/projects.ts';
import { storeProject } from '#projects/web/index.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';

interface ActTerms {
  send: () => Promise<Project>;
  done: (project: Project) => ToastTerms;
  failed: (reason: string) => ToastTerms;
}

/** Something done to a project after a question: sent once, told either way, and shown. */
export const useProjectAct = ({ send, done, failed }: ActTerms) => {
  const client = useQueryClient();
  const strings = useStrings();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const act = async () => {
    if (isSending) return;
    setIsSending(true);
    try {
      const project = await send();
      setIsAsking(false);
      storeProject(client, project);
      showToast({ tone: 'success', ...done(project) });
    } catch (error) {
      setIsAsking(false);
      showToast({ tone: 'destructive', ...failed(reasonOf(error, strings)) });
    } finally {
      setIsSending(false);
    }
  };
  return {
    isAsking,
    isSending,
    ask: () => setIsAsking(true),
    close: () => setIsAsking(false),
    act: () => void act(),
  };
};
