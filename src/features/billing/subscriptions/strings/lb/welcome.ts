import type { sentences as english } from '#features/billing/subscriptions/strings/en/welcome.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  subject: 'Wëllkomm op Giewel',
  heading: 'Äre Betrib ass op Giewel',
  text: 'Cliente fannen Iech duerch dat, wat Dir maacht, wou Dir schafft a wat anerer vun Iech soen. Fänkt also mat Ärem Text, Äre Métieren an Ärer Gemeng un.',
  later:
    'Setzt da Fotoe vu fäerdegen Aarbechten derbäi, an e Beleeg fir Är Autorisation d’établissement oder Är Versécherung. Är Iwwersiicht weist Schrëtt fir Schrëtt, wat feelt.',
  trial: (day) =>
    `Är gratis Testphas leeft bis ${applyEifelRule('den', day)}. Et gëtt näischt ofgebucht, wat Dir net gewielt hutt, an alles, wat Dir derbäisetzt, bleift.`,
  button: 'Iwwersiicht opmaachen',
  closing:
    'Dir kritt dat hei eemol, well e Betrib sech mat dëser Adress ugemellt huet. Wann Dir dat net waart, schreift eis.',
};
