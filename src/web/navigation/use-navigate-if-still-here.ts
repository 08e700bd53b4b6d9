import { currentPath } from './current-path.ts';
import { useNavigation } from './navigation.tsx';
import type { NavigateOptions } from './navigator.ts';

const pathOf = (address: string) => address.split(/[?#]/)[0];

/**
 * Leads on from the page on which something was begun, once it is done. People who have gone elsewhere meanwhile stay
 * there. Answers whether it led on.
 */
export const useNavigateIfStillHere = () => {
  const { shownPage: place, navigate } = useNavigation();
  return (to: string, options?: NavigateOptions): boolean => {
    const isHere = pathOf(place.address) === pathOf(currentPath());
    if (isHere) navigate(to, options);
    return isHere;
  };
};
