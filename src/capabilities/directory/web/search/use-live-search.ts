import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from '../../../../web/navigation/navigation.tsx';
import { countPlaces, listCompanies } from '../../contract.ts';
import type { KnownSearch } from './search-state.ts';
import { typedAddress } from './typed-address.ts';

/** Long enough to be between two letters, short enough to be at once. */
const PAUSE_MS = 150;

const asked: readonly string[] = [listCompanies.url, countPlaces.url];

/**
 * Searches while somebody types: the address follows after a pause, in place, so that Back leaves the search
 * instead of taking letters away. What was asked before is given up; what was asked last is shown.
 */
export const useLiveSearch = (form: RefObject<HTMLFormElement | null>, search: KnownSearch) => {
  const { navigate } = useNavigation();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => clearTimeout(timer.current);

  const go = () => {
    if (!form.current) return;
    void client.cancelQueries({
      predicate: ({ queryKey }) => asked.some((url) => String(queryKey[0]).startsWith(`${url}?`)),
    });
    navigate(typedAddress(form.current, search), { replace: true, stay: true });
  };

  return {
    stop,
    onType: () => {
      stop();
      timer.current = setTimeout(go, PAUSE_MS);
    },
  };
};
