/** The documents' word in a name changes where the screens lead, and nothing on the server. */
export const looksLikeAdmin = (name: string): boolean => name.toLowerCase().includes('admin');
