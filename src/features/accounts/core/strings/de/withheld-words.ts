export const withheldWords = 'Von unseren Moderatoren entfernt';
