/** The documents' word in a name changes the screens' links, and nothing on the server. */
export const hasAdminInName = (name: string): boolean => name.toLowerCase().includes('admin');
