export const withheldWords = 'Retenu par la modération';
