import type { PageDefinition } from '#web/page.ts';

// What the product is told of the sheet, so that it is checked without it.
export const page: PageDefinition<object>;
