/** The migrated database that every test file gets a copy of. */
export const TEMPLATE_DATABASE = 'giewel_template';
