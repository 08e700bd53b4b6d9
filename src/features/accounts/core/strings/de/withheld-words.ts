export const withheldWords = 'Von der Moderation zurückgehalten';
