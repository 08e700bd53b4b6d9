import type { HealthFindingName } from '#features/moderation/office/rules/health-findings.ts';
import type { sentences as english } from '#features/moderation/office/strings/en/office-checks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const says: Record<HealthFindingName, (fact: string) => string> = {
  settingsRight: () => 'Nenhum nome parece mal escrito.',
  settingsMisspelt: (names) => `O Giewel não conhece estes nomes, que parecem definições: ${names}.`,
  databaseEncrypted: (version) => `O PostgreSQL ${version} responde e a ligação está cifrada.`,
  databaseNear: (version) => `O PostgreSQL ${version} responde, nesta máquina ou numa rede privada.`,
  databasePlain: (version) =>
    `O PostgreSQL ${version} responde a partir de um endereço público e a ligação não está cifrada. Acrescente sslmode=require ou verify-full a DATABASE_URL.`,
  databaseAway: (code) => `A base de dados não responde (${code}). Verifique DATABASE_URL.`,
  extensionsRight: () => 'O pg_trgm está disponível.',
  extensionsMissing: () => 'Falta o pg_trgm. No Debian faz parte do postgresql-contrib.',
  rightsRight: () => 'O Giewel pode criar uma base de dados e, por isso, verificar as cópias de segurança.',
  rightsMissing: () =>
    'O Giewel não pode criar uma base de dados e, por isso, não verifica as cópias de segurança. Execute: alter role giewel createdb',
  clockRight: (seconds) => `${seconds} s de diferença em relação ao relógio da base de dados.`,
  clockOff: (seconds) =>
    `${seconds} s de diferença em relação ao relógio da base de dados. Acerte o relógio desta máquina por um servidor de tempo.`,
  mailUnset: () => 'SMTP_URL não está definido. Os e-mails são escritos em ficheiros em DATA_DIR/outbox.',
  mailUntried: () => 'Não há endereço para onde enviar um teste.',
  mailSent: (to) => `O servidor de e-mail aceitou uma mensagem para ${to}. Confirme que chega.`,
  mailRefused: (code) =>
    `O servidor de e-mail não aceitou a mensagem (${code}). Verifique SMTP_URL e MAIL_FROM.`,
  smsUnset: () =>
    'TWILIO_ACCOUNT_SID não está definido. Os SMS são escritos em ficheiros em DATA_DIR/outbox.',
  smsUntried: () => 'Não há número de telefone para onde enviar um teste.',
  smsSent: (to) => `A Twilio aceitou uma mensagem para ${to}. Confirme que chega.`,
  smsRefused: (code) => `A Twilio não aceitou a mensagem (${code}). Verifique as definições TWILIO.`,
  filesRight: (place) => `Um ficheiro foi guardado, lido e apagado: ${place}.`,
  filesWrong: (code) => `Não foi possível guardar, ler e apagar um ficheiro (${code}).`,
  stripeUnset: () => 'STRIPE_SECRET_KEY não está definido. Ninguém pode pagar.',
  stripeRight: (address) => `A chave funciona e o Stripe comunica com ${address}.`,
  stripeRefused: (code) => `O Stripe recusa a chave ou não responde (${code}).`,
  stripeNoWebhook: (address) =>
    `A chave funciona, mas nenhum webhook ativo no Stripe aponta para ${address}. Crie um no Stripe.`,
  stripeEventsMissing: (events) => `O webhook do Stripe não comunica: ${events}. Adicione-os no Stripe.`,
  viesRight: () => 'O VIES responde.',
  viesSilent: () => 'O VIES não responde. Enquanto não responder, os números de IVA ficam pendentes.',
  tlsUnset: () => 'PUBLIC_URL não é um endereço https: não há certificado para verificar.',
  tlsRight: (day) => `O certificado é válido até ${day}.`,
  tlsEndsSoon: (day) => `O certificado só é válido até ${day}. Veja por que razão não é renovado.`,
  tlsWrong: (code) => `Um navegador não confiaria no endereço de PUBLIC_URL, ou não o alcança (${code}).`,
  diskRight: (gigabytes) => `Há ${gigabytes} GB livres.`,
  diskNearlyFull: (gigabytes) => `Só há ${gigabytes} GB livres. Liberte espaço antes que encha.`,
  backupUnset: () => 'BACKUP_DIR não está definido, por isso não se sabe aqui de quando é a última cópia.',
  backupRight: (hours) => `A última cópia de segurança tem ${hours} h.`,
  backupOld: (hours) =>
    `A última cópia de segurança tem ${hours} h. Veja por que razão falta a da noite passada.`,
  backupNone: (folder) => `Não há nenhuma cópia de segurança em ${folder}.`,
};

/** Admins read these results of the checks, and `npm run doctor` prints them. */
export const sentences: TranslationType<typeof english> = {
  lead: 'O Giewel envia-lhe um e-mail e um SMS, guarda um ficheiro e apaga-o, e contacta os serviços de que depende. Nada mais se altera.',
  start: 'Verificar tudo',
  checking: 'A verificar…',
  again: 'Verificar de novo',
  failed: 'Não foi possível fazer a verificação',
  allWell: 'Tudo o que está configurado funciona.',
  notAll: 'Há algo que não funciona. Os pormenores estão abaixo.',
  caption: 'Resultado da verificação',
  columns: ['O quê', 'Estado', 'Em detalhe'],
  states: { right: 'Funciona', wrong: 'Não funciona', unused: 'Não verificado' },
  names: {
    settings: 'Definições',
    database: 'Base de dados',
    extensions: 'Extensões da base de dados',
    rights: 'Permissões na base de dados',
    clock: 'Relógio',
    mail: 'E-mail',
    sms: 'SMS',
    files: 'Ficheiros guardados',
    stripe: 'Stripe',
    vies: 'Números de IVA (VIES)',
    tls: 'Certificado',
    disk: 'Disco',
    backup: 'Cópia de segurança',
  },
  /** The trial mail and SMS have these texts. */
  trial: {
    subject: 'O Giewel consegue contactá-lo',
    text: 'Isto é um teste. Se o está a ler, as mensagens do Giewel chegam.',
  },
  says,
};
