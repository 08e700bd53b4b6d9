import { routes } from '#app/routes.ts';
import { anyone } from '#web/navigation/access.ts';

/** The pages that anybody may read, by what their own addresses say. */
export const openPages = Object.entries(routes)
  .filter(([, { access }]) => access === anyone)
  .map(([name]) => name)
  .concat('notFound');
