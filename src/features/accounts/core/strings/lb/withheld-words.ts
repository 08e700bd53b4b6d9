export const withheldWords = 'Vun der Moderatioun zeréckgehalen';
