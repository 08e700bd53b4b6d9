import type { sentences as english } from '#features/billing/subscriptions/strings/en/welcome.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  subject: 'Bienvenue sur Giewel',
  heading: 'Votre entreprise est sur Giewel',
  text: 'Les clients vous trouvent par ce que vous faites, où vous travaillez et ce que d’autres disent de vous. Commencez donc par votre texte, vos métiers et votre commune.',
  later:
    'Ajoutez ensuite des images de travaux finis et un justificatif de votre autorisation ou de votre assurance. Votre tableau de bord montre ce qui reste, pas à pas.',
  trial: (day) =>
    `Votre essai gratuit court jusqu’au ${day}. Rien n’est débité que vous n’ayez choisi, et tout ce que vous ajoutez reste.`,
  button: 'Ouvrir le tableau de bord',
  closing:
    'Vous recevez ceci une fois, parce qu’une entreprise s’est inscrite avec cette adresse. Si ce n’était pas vous, écrivez-nous.',
};
