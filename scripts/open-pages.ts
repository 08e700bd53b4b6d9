import { routes } from '#app/routes.ts';
import { openToAnyone } from '#web/navigation/access.ts';

/** The pages that anybody may read, by what their own addresses say. */
export const openPages = Object.entries(routes)
  .filter(([, { access }]) => access === openToAnyone)
  .map(([name]) => name)
  .concat('notFound');
