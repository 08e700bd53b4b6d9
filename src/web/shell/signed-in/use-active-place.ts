import { useStore } from '#design/store.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { type Place, placeAt, type PlaceOwner, placesOf } from './places.ts';

/** The place somebody has just pressed is marked at once: on a slow line its page comes much later. */
export const useActivePlace = (owner: PlaceOwner): Place | undefined => {
  const { shownPage, target } = useNavigation();
  const pressed = useStore(target, (address) => address, null);
  const places = placesOf(owner);
  return (pressed !== null && placeAt(places, pressed)) || placeAt(places, shownPage.address);
};
