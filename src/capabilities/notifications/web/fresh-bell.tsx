import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigation } from '../../../web/navigation/navigation.tsx';

/** Asks for the count and, where it is here, the list again. */
export const refreshBell = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/notifications'),
  });

/** Shows nothing: what may have changed while the person was elsewhere is asked for again. */
export const FreshBell = ({ timesOpened }: { timesOpened: number }) => {
  const client = useQueryClient();
  const { place } = useNavigation();
  const moment = `${timesOpened} ${place.address}`;
  // The page came with the count of its own moment.
  const known = useRef(moment);
  useEffect(() => {
    if (known.current === moment) return;
    known.current = moment;
    void refreshBell(client);
  }, [client, moment]);
  useEffect(() => {
    const refresh = () => void refreshBell(client);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [client]);
  return null;
};
