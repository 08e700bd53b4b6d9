import { useQueryClient } from '@tanstack/react-query';
import { useStrings } from '#web/strings.tsx';
import { useEndSession } from '#web/use-end-session.ts';
import type { FolderChangeContext } from './run-folder-change.ts';

/** A change needs these from the page it is made on. */
export const useFolderChangeContext = (): FolderChangeContext => ({
  client: useQueryClient(),
  strings: useStrings(),
  endSession: useEndSession(),
});
