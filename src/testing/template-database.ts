/** Every test file gets a copy of this migrated database. */
export const TEMPLATE_DATABASE = 'giewel_template';
