import type { sentences as english } from '#web/strings/en/date-words.ts';

export const sentences: typeof english = {
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  shortMonths: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
  weekdays: 'seg. ter. qua. qui. sex. sáb. dom.',
  longWeekdays: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
};
