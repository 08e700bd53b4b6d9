import type { sentences as english } from '#features/quotes/core/strings/en/withdrawal.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

/** The text of the annex in this language reads so. */
export const sentences: TranslationType<typeof english> = {
  title: 'Widerrufsrecht',
  pages: 'Widerrufsbelehrung und Widerrufsformular',
  withdrawalText:
    'Sie können den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach der Annahme. Ist ihr letzter Tag ein Samstag, Sonntag oder Feiertag, endet sie mit dem nächsten Werktag. Wenn Sie verlangen, dass die Arbeit schon in dieser Zeit beginnt, können Sie weiterhin widerrufen, bis die 14 Tage vorbei sind oder die Arbeit abgeschlossen ist. Die bis dahin geleistete Arbeit müssen Sie dann bezahlen. Die Belehrung und ein Widerrufsformular stehen am Ende dieses Dokuments.',
  changeWithdrawalText:
    'Sie können diesen Nachtrag innerhalb von 14 Tagen nach der Annahme ohne Angabe von Gründen widerrufen. Der ursprüngliche Vertrag gilt dann weiter. Wenn Sie verlangen, dass die Arbeit schon in dieser Zeit beginnt, können Sie weiterhin widerrufen, bis die 14 Tage vorbei sind oder die Arbeit abgeschlossen ist. Die bis dahin geleistete Arbeit müssen Sie dann bezahlen. Die Belehrung und ein Widerrufsformular stehen am Ende dieses Dokuments.',
  changeWithoutWithdrawal:
    'Dieser Nachtrag ändert einen bestehenden Vertrag ohne Mehrkosten. Ein neues Widerrufsrecht gibt es deshalb nicht.',
  right: 'Muster-Widerrufsbelehrung',
  rightText: ({ trader, button }) =>
    [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${trader}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
      `Sie können Ihr Widerrufsrecht auch online auf Giewel ausüben, auf der Seite dieses Angebots unter „${button}“. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt des Widerrufs sowie dem Datum und der Uhrzeit seiner Übermittlung.`,
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    ].join('\n'),
  effects: 'Folgen des Widerrufs',
  effectsText: [
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
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
    subject: (number) => `Eingangsbestätigung: Widerruf zu Angebot ${number}`,
    subjectChange: (number) => `Eingangsbestätigung: Widerruf zu Nachtrag ${number}`,
    heading: 'Ihr Widerruf ist eingegangen',
    received: ({ day, time, name }) =>
      `Wir haben den Widerruf von ${name} am ${day} um ${time} Uhr (Luxemburger Zeit) erhalten. Ihre Erklärung steht unten im Wortlaut.`,
    declared: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Ich, ${name}, widerrufe den Vertrag mit ${company}: Angebot ${number}, Fassung ${version}, „${object}“, ${total}, angenommen am ${acceptedOn}.`,
    declaredChange: ({ name, company, number, version, object, total, acceptedOn }) =>
      `Ich, ${name}, widerrufe den Nachtrag ${number}, Fassung ${version}, „${object}“, ${total}, den ich mit ${company} am ${acceptedOn} vereinbart habe.`,
    after: (company) =>
      `Wir haben das Projekt abgebrochen und ${company} Bescheid gegeben. Der Betrieb muss Ihre Zahlungen binnen 14 Tagen erstatten. Arbeit, die auf Ihren Wunsch schon geleistet wurde, müssen Sie bezahlen.`,
    afterChange: (company) =>
      `Der Gesamtbetrag enthält den Nachtrag nicht mehr, der ursprüngliche Vertrag gilt weiter. Wir haben ${company} Bescheid gegeben.`,
    keep: 'Bewahren Sie diese E-Mail als Nachweis auf.',
    button: 'Angebot öffnen',
  },
};
