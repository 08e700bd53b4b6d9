import { getMethodFormPath } from '#web/navigation/get-method-form.tsx';
import type { ValidSearchState } from './search-state.ts';

/** Returns the URL the form leads to. A typed place replaces the one chosen on the map. */
export const searchFormHref = (form: HTMLFormElement, search: ValidSearchState): string => {
  const address = new URL(getMethodFormPath(form));
  const place = address.searchParams.get('place');
  if (place !== null && place !== search.place) {
    address.searchParams.delete('canton');
    address.searchParams.delete('commune');
  }
  // Other words are read anew.
  if (address.searchParams.get('q') !== (search.q ?? null)) address.searchParams.delete('literal');
  return address.pathname + address.search;
};
