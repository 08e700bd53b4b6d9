import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { StringsSource } from '#web/strings-source.ts';
import { createNavigator, type Navigator } from './navigator.ts';
import type { NavigationState } from './page-turns.ts';
import type { ShownPage } from './shown-page.ts';

type Navigation = NavigationState & Pick<Navigator, 'navigate' | 'prefetch'>;

const NavigationContext = createContext<Navigation | null>(null);

export const useNavigation = (): Navigation => {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('No navigation above this component');
  return navigation;
};

interface NavigationProviderProps {
  first: ShownPage;
  strings: StringsSource;
  children: ReactNode;
}

export const NavigationProvider = ({ first, strings, children }: NavigationProviderProps) => {
  const client = useQueryClient();
  const [navigator] = useState(() => createNavigator(client, strings, first));
  const state = useSyncExternalStore(navigator.subscribe, navigator.read, navigator.read);

  useEffect(() => navigator.follow(), [navigator]);
  useEffect(() => {
    if (state.shownPage) navigator.settle();
  }, [navigator, state.shownPage]);

  const { navigate, prefetch } = navigator;
  const navigation = useMemo(() => ({ ...state, navigate, prefetch }), [state, navigate, prefetch]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
};
