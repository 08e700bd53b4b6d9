import type { sentences as english } from '#features/api/webhooks/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  disabled: {
    subject: 'Votre webhook a été désactivé',
    heading: 'Votre webhook a été désactivé',
    text: (host: string) => `Depuis 3 jours, nos envois à ${host} échouent. Nous avons désactivé le webhook.`,
    button: 'Voir vos webhooks',
    note: 'Dès que votre serveur répond à nouveau, activez le webhook et renvoyez ce qu’il a manqué.',
  },
};
