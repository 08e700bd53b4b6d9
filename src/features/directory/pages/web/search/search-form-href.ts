import { formPath } from '#web/navigation/get-form.tsx';
import type { ValidSearch } from './search-state.ts';

/** Where the form leads. A place that is typed again stands for the one that was chosen on the map. */
export const searchFormHref = (form: HTMLFormElement, search: ValidSearch): string => {
  const address = new URL(formPath(form));
  const place = address.searchParams.get('place');
  if (place !== null && place !== search.place) {
    address.searchParams.delete('canton');
    address.searchParams.delete('commune');
  }
  return address.pathname + address.search;
};
