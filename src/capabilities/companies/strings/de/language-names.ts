export const languageNames = '';
