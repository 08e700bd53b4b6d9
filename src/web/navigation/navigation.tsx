import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStringsSource } from '#web/strings.tsx';
import type { ShownPage } from './load-page.ts';
import type { NavigationState } from './navigation-controller.ts';
import { createNavigator, type PageNavigator } from './navigator.ts';

type Navigation = NavigationState & Pick<PageNavigator, 'navigate' | 'prefetch' | 'target'>;

const NavigationContext = createContext<Navigation | null>(null);

export const useNavigation = (): Navigation => {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('No navigation above this component');
  return navigation;
};

interface NavigationProviderProps {
  first: ShownPage;
  children: ReactNode;
}

export const NavigationProvider = ({ first, children }: NavigationProviderProps) => {
  const client = useQueryClient();
  const strings = useStringsSource();
  const [navigator] = useState(() => createNavigator(client, strings, first));
  const state = useSyncExternalStore(navigator.subscribe, navigator.read, navigator.read);

  useLayoutEffect(() => navigator.speak(strings), [navigator, strings]);
  useEffect(() => navigator.follow(), [navigator]);
  useEffect(() => {
    if (state.shownPage) navigator.settle();
  }, [navigator, state.shownPage]);

  const navigation = useMemo(() => {
    const { navigate, prefetch, target } = navigator;
    return { ...state, navigate, prefetch, target };
  }, [state, navigator]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
};
