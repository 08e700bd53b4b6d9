import type { sentences as english } from '#web/strings/en/date-words.ts';

export const sentences: typeof english = {
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  weekdays: 'lun. mar. mer. jeu. ven. sam. dim.',
  longWeekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
};
