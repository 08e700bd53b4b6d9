export const withheldWords = 'Masqué par la modération';
