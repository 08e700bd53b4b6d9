import { useNavigation } from './navigation.tsx';
import type { NavigateOptions } from './navigator.ts';

/**
 * Leads on from the page on which something was begun, once it is done. People who have gone elsewhere meanwhile stay
 * there. Answers whether it led on.
 */
export const useGoOn = () => {
  const { shownPage: place, navigate } = useNavigation();
  return (to: string, options?: NavigateOptions): boolean => {
    const isHere = place.address.split(/[?#]/)[0] === location.pathname;
    if (isHere) navigate(to, options);
    return isHere;
  };
};
