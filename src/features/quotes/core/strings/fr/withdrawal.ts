import type { sentences as english } from '#features/quotes/core/strings/en/withdrawal.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

/** The text of the annex in this language reads so. */
export const sentences: TranslationType<typeof english> = {
  title: 'Droit de rétractation',
  pages: 'Instructions et formulaire de rétractation',
  withdrawalText:
    'Pendant 14 jours après votre acceptation, vous pouvez vous rétracter du contrat sans donner de motif. Le délai commence le lendemain de l’acceptation ; si son dernier jour est un samedi, un dimanche ou un jour férié, il se termine avec le jour ouvrable suivant. Si vous demandez que les travaux commencent avant, vous pouvez encore vous rétracter pendant les 14 jours, tant que les travaux ne sont pas terminés, mais vous devez payer ceux déjà réalisés. Les instructions et un formulaire de rétractation se trouvent à la fin de ce document.',
  changeWithdrawalText:
    'Pendant 14 jours après votre acceptation, vous pouvez vous rétracter de ce que cet avenant ajoute, sans donner de motif ; le contrat reste alors tel qu’il était. Si vous demandez que les travaux commencent avant, vous pouvez encore vous rétracter pendant les 14 jours, tant que les travaux ne sont pas terminés, mais vous devez payer ceux déjà réalisés. Les instructions et un formulaire de rétractation se trouvent à la fin de ce document.',
  changeWithoutWithdrawal:
    'Cet avenant modifie un contrat en cours et n’ajoute rien à payer. Il n’ouvre donc pas de délai de rétractation.',
  right: 'Modèle d’instructions concernant la rétractation',
  rightText: ({ trader, button }) =>
    [
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
      'Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
      `Pour exercer le droit de rétractation, vous devez nous notifier (${trader}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.`,
      `Vous pouvez également exercer votre droit de rétractation en ligne sur Giewel, à la page de ce devis, avec « ${button} ». Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons un accusé de réception de la rétractation sur un support durable (par exemple, par courrier électronique), avec son contenu ainsi que la date et l’heure de sa transmission.`,
      'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
    ].join('\n'),
  effects: 'Effets de la rétractation',
  effectsText: [
    'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
    'Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.',
  ],
  form: 'Modèle de formulaire de rétractation',
  formHint:
    '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
  formTo: (trader) => `À l’attention de ${trader} :`,
  formNotice: (work) =>
    `Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous : ${work}`,
  formBlanks: [
    'Commandé le (*)/reçu le (*)',
    'Nom du (des) consommateur(s)',
    'Adresse du (des) consommateur(s)',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
    'Date',
  ],
  formNote: '(*) Rayez la mention inutile.',
  receipt: {
    subject: (number) => `Accusé de réception : rétractation du devis ${number}`,
    subjectChange: (number) => `Accusé de réception : rétractation de l’avenant ${number}`,
    heading: 'Nous avons reçu votre rétractation',
    received: ({ day, time, name }) =>
      `Reçue le ${day} à ${time}, heure de Luxembourg, de ${name}. La déclaration est reproduite ci-dessous, mot pour mot.`,
    declared: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Je soussigné(e), ${name}, me rétracte du contrat conclu avec ${company} : devis ${number}, version ${version}, « ${object} », ${total}, accepté le ${acceptedOn}.`,
    declaredChange: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Je soussigné(e), ${name}, me rétracte de l’avenant ${number}, version ${version}, « ${object} », ${total}, conclu avec ${company} le ${acceptedOn}.`,
    after: (company) =>
      `Nous avons annulé le chantier et prévenu ${company}. L’entreprise doit vous rembourser vos paiements dans les 14 jours. Vous devez payer les travaux déjà réalisés à votre demande.`,
    afterChange: (company) =>
      `Le total ne comprend plus l’avenant, et le contrat reste tel qu’il était. Nous avons prévenu ${company}.`,
    keep: 'Conservez cet e-mail : il vous sert de preuve.',
    button: 'Ouvrir le devis',
  },
};
