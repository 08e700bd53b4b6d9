/** The documents' word in a name changes the screens' links, and nothing on the server. */
export const looksLikeAdmin = (name: string): boolean => name.toLowerCase().includes('admin');
