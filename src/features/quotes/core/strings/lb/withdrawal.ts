import type { sentences as english } from '#features/quotes/core/strings/en/withdrawal.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

/** The annex has no text in Luxembourgish: this says the same. */
export const sentences: TranslationType<typeof english> = {
  title: 'Widderruffsrecht',
  pages: 'Instruktiounen a Widderruffsformulaire',
  withdrawalText:
    'Nodeem Dir ugeholl hutt, kënnt Dir de Kontrakt 14 Deeg laang widderruffen, ouni e Grond ze nennen. D’Frist fänkt den Dag nom Unhuelen un; wann hire leschten Dag e Samschdeg, e Sonndeg oder e Feierdeg ass, hält se mam nächsten Aarbechtsdag op. Wann Dir frot, datt d’Aarbecht virdrun ufänkt, kënnt Dir bannent deene 14 Deeg nach widderruffen, bis se gemaach ass; d’Aarbecht, déi bis dohinner gemaach ass, muss bezuelt ginn. D’Instruktiounen an e Formulaire fir de Widderruff fannt Dir um Enn vun dësem Dokument.',
  changeWithdrawalText:
    'Nodeem Dir ugeholl hutt, kënnt Dir dat, wat dësen Avenant derbäisetzt, 14 Deeg laang widderruffen, ouni e Grond ze nennen; de Kontrakt bleift dann, wéi e war. Wann Dir frot, datt d’Aarbecht virdrun ufänkt, kënnt Dir bannent deene 14 Deeg nach widderruffen, bis se gemaach ass; d’Aarbecht, déi bis dohinner gemaach ass, muss bezuelt ginn. D’Instruktiounen an e Formulaire fir de Widderruff fannt Dir um Enn vun dësem Dokument.',
  changeWithoutWithdrawal:
    'Dësen Avenant ännert e Kontrakt, dee gëllt, an et gëtt net méi ze bezuelen. Dofir gëtt et kee Widderruffsrecht.',
  right: 'Modellinstruktioune fir de Widderruff',
  rightText: ({ trader, button }) =>
    [
      'Dir hutt d’Recht, fir dëse Kontrakt bannent véierzéng Deeg ze widderruffen, ouni e Grond unzeginn.',
      'D’Widderruffsfrist leeft véierzéng Deeg nom Dag of, un deem de Kontrakt ofgeschloss gouf.',
      `Fir Äert Widderruffsrecht auszeüben, musst Dir eis (${trader}) mat enger eendeiteger Erklärung (z. B. engem Bréif mat der Post oder enger E-Mail) matdeelen, datt Dir dëse Kontrakt widderrufft. Dir kënnt dofir de Modellformulaire hei drënner benotzen, dat ass awer net obligatoresch.`,
      `Dir kënnt Äert Widderruffsrecht och online op Giewel ausüben, op der Säit vun dësem Devis ënner „${button}“. Wann Dir dës Online-Funktioun benotzt, schécke mir Iech op engem dauerhaften Dateträger (z. B. per E-Mail) eng Empfangsbestätegung mam Inhalt vum Widderruff an dem Datum an der Auerzäit, wou en ofgeschéckt gouf.`,
      'Fir d’Frist anzehalen, geet et duer, datt Dir Är Matdeelung iwwer de Widderruff ofschéckt, ier d’Widderruffsfrist ofgelaf ass.',
    ].join('\n'),
  effects: 'Konsequenze vum Widderruff',
  effectsText: [
    'Wann Dir dëse Kontrakt widderrufft, bezuele mir Iech all d’Suen zeréck, déi mir vun Iech kritt hunn, och d’Liwwerkäschten (ausser den Zousazkäschten, déi doduerch entstinn, datt Dir eng aner Aart vu Liwwerung gewielt hutt wéi déi bëllegst Standardliwwerung, déi mir ubidden), an dat direkt a spéitstens véierzéng Deeg nom Dag, un deem mir gewuer ginn, datt Dir dëse Kontrakt widderrufft. Mir huelen dofir datselwecht Bezuelmëttel, dat Dir fir d’Bezuele benotzt hutt, ausser Dir hutt Iech ausdrécklech mat engem aneren averstanen erkläert; op alle Fall kascht dës Réckbezuelung Iech näischt.',
    'Wann Dir verlaangt hutt, datt d’Aarbecht wärend der Widderruffsfrist ufänkt, bezuelt Dir eis e Montant, deen am Verhältnes dozou steet, wat mir bis zu deem Moment gemaach hunn, wou Dir eis Äre Widderruff matgedeelt hutt, am Verglach mat deem Ganzen, wat am Kontrakt steet.',
  ],
  form: 'Modellformulaire fir de Widderruff',
  formHint: '(Fëllt dëse Formulaire nëmmen aus a schéckt en zeréck, wann Dir de Kontrakt widderruffe wëllt.)',
  formTo: (trader) => `Un ${trader}:`,
  formNotice: (work) =>
    `Heimat widderruffen ech/mir (*) mäin/eise (*) Kontrakt iwwer de Kaf vun dëse Wueren (*)/iwwer dës Déngschtleeschtung (*): ${work}`,
  formBlanks: [
    'Bestallt den (*)/kritt den (*)',
    'Numm vum Konsument/vun de Konsumenten',
    'Adress vum Konsument/vun de Konsumenten',
    'Ënnerschrëft vum Konsument/vun de Konsumenten (nëmme wann dëse Formulaire op Pabeier geschéckt gëtt)',
    'Datum',
  ],
  formNote: '(*) Sträicht duerch, wat net passt.',
  receipt: {
    subject: (number) => `Mir hunn Äre Widderruff vum Devis ${number} kritt`,
    subjectChange: (number) => `Mir hunn Äre Widderruff vum Avenant ${number} kritt`,
    heading: 'Mir hunn Äre Widderruff kritt',
    received: ({ day, time, name }) =>
      `Ukomm ${applyEifelRule('den', day)} um ${time} Auer, Lëtzebuerger Zäit, ${applyEifelRule('vun', name)}. D’Erklärung steet hei drënner, Wuert fir Wuert.`,
    declared: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Ech, ${name}, widderruffen de Kontrakt mat ${company}: Devis ${number}, Versioun ${version}, „${object}“, ${total}, ugeholl ${applyEifelRule('den', acceptedOn)}.`,
    declaredChange: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Ech, ${name}, widderruffen den Avenant ${number}, Versioun ${version}, „${object}“, ${total}, deen ech mat ${company} ${applyEifelRule('den', acceptedOn)} ofgeschloss hunn.`,
    after: (company) =>
      `Mir hunn de Chantier ofgesot an dem Betrib ${company} Bescheed gesot. De Betrib muss Iech bannent 14 Deeg zeréckginn, wat Dir bezuelt hutt. D’Aarbecht, déi op Är Demande hi scho gemaach ass, musst Dir bezuelen.`,
    afterChange: (company) =>
      `Den Avenant ass aus dem Total eraus, an den urspréngleche Kontrakt gëllt weider. Mir hunn dem Betrib ${company} Bescheed gesot.`,
    keep: 'Hieft dës E-Mail als Beweis gutt op.',
    button: 'Devis opmaachen',
  },
};
