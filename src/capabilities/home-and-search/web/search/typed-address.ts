import { formAddress } from '#web/navigation/get-form.tsx';
import type { KnownSearch } from './search-state.ts';

/** Where the form leads. A place that is typed again stands for the one that was chosen on the map. */
export const typedAddress = (form: HTMLFormElement, search: KnownSearch): string => {
  const address = new URL(formAddress(form));
  const place = address.searchParams.get('place');
  if (place !== null && place !== search.place) {
    address.searchParams.delete('canton');
    address.searchParams.delete('commune');
  }
  return address.pathname + address.search;
};
