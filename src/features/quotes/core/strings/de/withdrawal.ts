import type { sentences as english } from '#features/quotes/core/strings/en/withdrawal.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

/** The text of the annex in this language reads so. */
export const sentences: TranslationType<typeof english> = {
  title: 'Widerrufsrecht',
  withdrawalText:
    'Nach der Annahme können Sie den Vertrag 14 Tage lang ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach der Annahme; ist ihr letzter Tag ein Samstag, Sonntag oder Feiertag, endet sie mit dem nächsten Werktag. Wenn Sie darum bitten, dass die Arbeit vorher beginnt, können Sie innerhalb der 14 Tage noch widerrufen, bis sie getan ist; die bis dahin geleistete Arbeit ist zu bezahlen. Die Belehrung und ein Formular für den Widerruf stehen am Ende dieses Dokuments.',
  changeWithdrawalText:
    'Nach der Annahme können Sie das, was dieser Nachtrag hinzufügt, 14 Tage lang ohne Angabe von Gründen widerrufen; der Vertrag bleibt dann, wie er war. Wenn Sie darum bitten, dass die Arbeit vorher beginnt, können Sie innerhalb der 14 Tage noch widerrufen, bis sie getan ist; die bis dahin geleistete Arbeit ist zu bezahlen. Die Belehrung und ein Formular für den Widerruf stehen am Ende dieses Dokuments.',
  changeWithoutWithdrawal:
    'Dieser Nachtrag ändert einen bestehenden Vertrag, und zu zahlen ist dafür nicht mehr als bisher. Ein Widerrufsrecht gibt es deshalb nicht.',
  right: 'Muster-Widerrufsbelehrung',
  rightText: ({ trader, button }) =>
    [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${trader}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
      `Sie können Ihr Widerrufsrecht auch online auf Giewel ausüben, auf der Seite dieses Kostenvoranschlags unter „${button}“. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt des Widerrufs sowie dem Datum und der Uhrzeit seiner Übermittlung.`,
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    ].join('\n'),
  effects: 'Folgen des Widerrufs',
  effectsText: [
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
  ],
  form: 'Muster-Widerrufsformular',
  formHint:
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  formTo: (trader) => `An ${trader}:`,
  formNotice: (work) =>
    `Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*): ${work}`,
  formBlanks: [
    'Bestellt am (*)/erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ],
  formNote: '(*) Unzutreffendes streichen.',
  receipt: {
    subject: (number) => `Eingangsbestätigung: Widerruf zu Kostenvoranschlag ${number}`,
    subjectChange: (number) => `Eingangsbestätigung: Widerruf zu Nachtrag ${number}`,
    heading: 'Ihr Widerruf ist eingegangen',
    received: ({ day, time, name }) =>
      `Eingegangen am ${day} um ${time} Uhr, Luxemburger Zeit, von ${name}. Die Erklärung steht unten im Wortlaut.`,
    declared: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Ich, ${name}, widerrufe den Vertrag mit ${company}: Kostenvoranschlag ${number}, Fassung ${version}, „${object}“, ${total}, angenommen am ${acceptedOn}.`,
    declaredChange: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Ich, ${name}, widerrufe den Nachtrag ${number}, Fassung ${version}, „${object}“, ${total}, den ich mit ${company} am ${acceptedOn} geschlossen habe.`,
    after: (company) =>
      `Das Projekt ist abgesagt, und ${company} weiß Bescheid. Was Sie gezahlt haben, erhalten Sie binnen 14 Tagen zurück; Arbeit, die auf Ihren Wunsch bis jetzt geleistet wurde, ist zu bezahlen.`,
    afterChange: (company) =>
      `Was der Nachtrag hinzugefügt hat, fällt aus der Summe wieder weg, und der Vertrag bleibt, wie er war. ${company} weiß Bescheid.`,
    keep: 'Bewahren Sie diese E-Mail auf: Sie ist Ihr Nachweis.',
    button: 'Kostenvoranschlag öffnen',
  },
};
