import type { sentences as english } from '#features/billing/subscriptions/strings/en/welcome.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  subject: 'Wëllkomm op Giewel',
  heading: 'Äre Betrib ass op Giewel',
  text: 'Cliente fannen Iech iwwer Är Metieren, Är Plaz an Är Bewäertungen. Fänkt mat der Beschreiwung, de Metieren an der Gemeng un.',
  later:
    'Setzt da Fotoe vu fäerdegen Aarbechten derbäi, an e Beleeg fir Är Autorisatioun oder Är Versécherung. Op Ärer Iwwersiicht gesitt Dir, wat nach feelt.',
  trial: (day) =>
    `Är gratis Testphas leeft bis ${applyEifelRule('den', day)}. Mir buchen näischt of, soulaang Dir keen Tarif wielt, an alles, wat Dir derbäisetzt, bleift op Ärem Profil.`,
  button: 'Iwwersiicht opmaachen',
  closing:
    'Dir kritt dës E-Mail, well e Betrib sech mat dëser Adress op Giewel ugemellt huet. Wann Dir dat net waart, schreift eis.',
};
