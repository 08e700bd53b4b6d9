import type { sentences as english } from '#features/billing/subscriptions/strings/en/welcome.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  subject: 'Bienvenue sur Giewel',
  heading: 'Votre entreprise est sur Giewel',
  text: 'Les clients vous trouvent grâce à vos métiers, à votre zone d’intervention et à vos avis. Commencez par votre description, vos métiers et votre commune.',
  later:
    'Ajoutez ensuite des photos de travaux terminés et un justificatif de votre autorisation ou de votre assurance. Votre tableau de bord indique ce qu’il reste à faire.',
  trial: (day) =>
    `Votre essai gratuit court jusqu’au ${day}. Rien n’est débité tant que vous n’avez pas choisi de formule, et tout ce que vous ajoutez reste sur votre profil.`,
  button: 'Ouvrir le tableau de bord',
  closing:
    'Vous recevez cet e-mail parce qu’une entreprise s’est inscrite sur Giewel avec cette adresse. Si ce n’était pas vous, contactez-nous.',
};
