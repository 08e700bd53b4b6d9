/** These words do not say what a sentence looks for; they stand without accents and carry no weight. */
export const stopWordsByLanguage: Readonly<Record<string, string>> = {
  en: `a an and any anybody anyone are around as ask at be because been by can can't cannot close could do does doesn't don't
    done find for from get gets got had has have he hello help her hi his how i i'd i'll i'm i've if in into is isn't it it's its
    just keep keeps know like look looking me much my near nearby need needed needs not of off on onto or our out please
    recommend she should since some somebody someone something that the their them then there there's they this to today
    tomorrow under until up urgent urgently us very want wanted wants was we we'd we're we've were what what's when where which
    who who's whose why will with within won't would yesterday you your good best reliable somebody's`,
  fr: `a ai as au aux avec avons besoin bon bonne c ce cela ces cet cette chez cherche cherchent chercher cherchons comme comment
    contre d dans de depuis des dont du elle en est et etre eu faire fait faut hier il ils j je jour l la le les leur lui m ma
    mais me mes moi mon n ne nos notre nous on ou par pas peut peux plus pour pouvez pres proche qu que quel quelle quelqu qui
    quoi recherche s sa se ses si son sont suis sur t ta te tes ton tout toute tres trouver un une urgence vers veut veux
    voudrais voudrait voulons vous y`,
  de: `aber alle am an auf aus bei beim bin bitte brauche brauchen braucht da dann das dass dem den denn der des die dies diese
    dieser dieses dringend durch ein eine einem einen einer eines er es etwas fur gegen gern gesucht gestern gut gute guten
    guter hab habe haben hat heute ich ihr im in irgendwo ist jemand jemanden kann kein keine keinen konnen lassen mal mehr
    mein meine meinem meinen meiner mich mir mit mochte mochten nach nahe nicht noch nur oder ohne schon seit sich sie sind
    so soll suche suchen uber um umgebung und uns unser unsere unserem unseren unserer unseres vom von vor war was weil wenn wer
    werden wie will wir wird wo wollen zu zum zur`,
  lb: `an ass awer bei brauch brauchen brauche d dat de deem deen dei den der do dran e een eis eise eisem eisen eiser eist ech
    en eng engem enger fir gaer gar geif gesicht gutt gudden hatt hei hu huet hunn iergendeen iergendwou jidd ka kann kee
    keen keng kennen mai main mat mech mei mein meng mengem menger mer mir muss nach net no nom oder op sait sech si sichen
    sichs sicht sinn souguer um un vun vum well wellen wei wien wou ze zanter zu zum zur`,
  pt: `a ao aos alguem algum alguma ali aqui as ate cerca com como da das de dele desde do dos e em esta estao estou eu favor faz
    fazer foi gostaria gostava ha isso ja la lo mais mas me meu meus minha minhas muito na nao nas nem no nos nossa nosso o
    onde os ou para pela pelo perto por porque posso pra precisa precisamos preciso procura procuramos procuro qual quem
    queremos queria quero sao se sem ser seu sobre sua tem temos tenho um uma uns urgente voce`,
};

/** A place can follow these words. */
export const prepositionsBeforePlaces: ReadonlySet<string> = new Set(
  `near nearby around in at by from to a d de pres proche vers autour sur environs bei nahe um in nach aus von zu ze op no em na
  no perto para an vun`.split(/\s+/),
);

/** These words lead to a spot in the house: a leak in the roof, tiles in the kitchen. */
export const prepositionsBeforeRooms: ReadonlySet<string> = new Set(
  'in on at under for dans sur sous im am auf in fur op fir em na para pour au'.split(/\s+/),
);
