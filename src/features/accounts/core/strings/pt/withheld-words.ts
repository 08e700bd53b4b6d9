export const withheldWords = 'Retido pela moderação';
