import { useQueryClient } from '@tanstack/react-query';
import { useStrings } from '#web/strings.tsx';
import { type Change, runChange } from './change.ts';

/** What a person does to their folders and likes. */
export const useChange = () => {
  const client = useQueryClient();
  const strings = useStrings();
  return (change: Change): Promise<boolean> => runChange(client, strings, change);
};
