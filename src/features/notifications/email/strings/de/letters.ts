import type { sentences as english } from '#features/notifications/email/strings/en/letters.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  buttonFallback: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  foot: 'Giewel, Renovierung und Bau in Luxemburg',

  // Notifications come unrequested, so they carry these.
  whyMailed:
    'Sie erhalten diese E-Mail, weil Mitteilungen per E-Mail in Ihren Einstellungen eingeschaltet sind.',
  whyOwed:
    'Sie erhalten diese E-Mail, weil es um Ihren Vertrag oder um eine Entscheidung über Ihr Konto oder Ihre Inhalte geht. Wir senden sie auch, wenn Sie Mitteilungen abgestellt haben.',
  bundle: {
    subject: (count) =>
      pluralForm('de', count, { one: '1 neue Mitteilung', other: `${count} neue Mitteilungen` }),
    more: (count) =>
      pluralForm('de', count, {
        one: 'Eine weitere finden Sie in Ihren Mitteilungen.',
        other: `${count} weitere finden Sie in Ihren Mitteilungen.`,
      }),
    text: 'Das ist neu seit unserer letzten E-Mail. Wählen Sie eine Mitteilung, um sie zu öffnen.',
  },
  unsubscribe: 'Keine E-Mails mehr',
  answerAbove: 'Schreiben Sie Ihre Antwort über diese Zeile',
  // These describe the work, below its notification.
  work: {
    place: (words) => `Wo: ${words}`,
    budget: (words) => `Budget: ${words}`,
    timeline: (words) => `Zeitraum: ${words}`,
    phone: (number) => `Telefon: ${number}`,
    trade: (name) => `Gewerk: ${name}`,
    job: (words) => `Arbeit: ${words}`,
    total: (sum) => `Gesamt: ${sum}`,
    validUntil: (day) => `Gültig bis ${day}`,
    start: (day) => `Beginn: ${day}`,
    times: (times) => `Vorgeschlagene Termine: ${times}`,
    when: (words) => `Wann: ${words}`,
    streetHidden: 'Der Kunde hat die Straße noch nicht freigegeben. Fragen Sie vor dem Ortstermin danach.',
    replyBy: (day) => `Antwort bis: ${day}`,
    repliesBy: (company, day) => `${company}: bis einschließlich ${day}`,
    reason: (words) => `Grund: ${words}`,
  },
  subjects: {
    quote: (sum, job, day) => `Angebot ${sum}: ${job}, gültig bis ${day}`,
    newVersion: (sum, job, day) => `Neue Fassung ${sum}: ${job}, gültig bis ${day}`,
    change: (sum, job, day) => `Nachtrag ${sum}: ${job}, gültig bis ${day}`,
    visit: (job, times) => (job ? `Ortstermin für „${job}“: ${times}` : `Ortstermin: ${times}`),
    request: (job, place, day) => `Anfrage: ${job}, ${place}. Antwort bis ${day}`,
    urgentRequest: (job, place, day) => `Dringende Anfrage: ${job}, ${place}. Antwort bis ${day}`,
    message: (from, job) => `Nachricht von ${from}: ${job}`,
    report: (kind, place) => `Neue Meldung: ${kind}, ${place}`,
    accepted: (sum, job, client) => `Angenommen: ${sum}, ${job}, ${client}`,
    changeAsked: (job, client) => `Änderung gewünscht: ${job}, ${client}`,
    declined: (job, client) => `Abgelehnt: ${job}, ${client}`,
  },
  sms: (line, address) => `Giewel: ${line}. ${address}`,
};
