import { readCurrentAddress } from './current-address.ts';
import { useNavigation } from './navigation.tsx';
import type { NavigateOptions } from './navigator.ts';

const pathOf = (address: string) => address.split(/[?#]/)[0];

/** Navigates after an action, unless the person has left its page meanwhile. Returns whether it navigated. */
export const useNavigateIfStillHere = () => {
  const { shownPage: place, navigate } = useNavigation();
  return (to: string, options?: NavigateOptions): boolean => {
    const isHere = pathOf(place.address) === pathOf(readCurrentAddress());
    if (isHere) navigate(to, options);
    return isHere;
  };
};
