export const withheldWords = 'Removido pela moderação';
