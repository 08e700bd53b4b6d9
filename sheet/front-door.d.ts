import type { PageDefinition } from '#web/page.ts';

// The product’s own checks read this type in place of the sheet.
export const pageDefinition: PageDefinition<object>;
