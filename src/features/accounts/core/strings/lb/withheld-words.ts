export const withheldWords = 'Vun eise Moderateuren ewechgeholl';
