import type { HealthFindingName } from '#features/moderation/office/rules/health-findings.ts';
import type { sentences as english } from '#features/moderation/office/strings/en/office-checks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const says: Record<HealthFindingName, (fact: string) => string> = {
  settingsRight: () => 'Não há definições mal escritas.',
  settingsMisspelt: (names) => `O Giewel não reconhece estas definições: ${names}. Verifique a ortografia.`,
  databaseEncrypted: (version) => `O PostgreSQL ${version} responde e a ligação está cifrada.`,
  databaseNear: (version) => `O PostgreSQL ${version} responde, nesta máquina ou numa rede privada.`,
  databasePlain: (version) =>
    `O PostgreSQL ${version} responde a partir de um endereço público e a ligação não está cifrada. Acrescente sslmode=require ou verify-full a DATABASE_URL.`,
  databaseAway: (code) => `A base de dados não responde (${code}).`,
  extensionsRight: () => 'O pg_trgm está disponível.',
  extensionsMissing: () => 'Falta o pg_trgm. No Debian faz parte do postgresql-contrib.',
  rightsRight: () => 'O Giewel pode criar uma base de dados e, por isso, verificar as cópias de segurança.',
  rightsMissing: () =>
    'O Giewel não pode criar uma base de dados e, por isso, não verifica as cópias de segurança. Execute: alter role giewel createdb',
  clockRight: (seconds) => `${seconds} s de diferença em relação ao relógio da base de dados.`,
  clockOff: (seconds) =>
    `${seconds} s de diferença em relação ao relógio da base de dados. Sincronize o relógio desta máquina com um servidor de tempo.`,
  mailUnset: () => 'SMTP_URL não está definido. Os e-mails são gravados em ficheiros, em DATA_DIR/outbox.',
  mailUntried: () => 'Não há endereço para onde enviar um teste.',
  mailSent: (to) => `O servidor de e-mail aceitou uma mensagem para ${to}. Confirme se chegou.`,
  mailRefused: (code) =>
    `O servidor de e-mail não aceitou a mensagem (${code}). Verifique SMTP_URL e MAIL_FROM.`,
  smsUnset: () =>
    'TWILIO_ACCOUNT_SID não está definido. Os SMS são gravados em ficheiros, em DATA_DIR/outbox.',
  smsUntried: () => 'Não há número de telefone para onde enviar um teste.',
  smsSent: (to) => `A Twilio aceitou uma mensagem para ${to}. Confirme se chegou.`,
  smsRefused: (code) => `A Twilio não aceitou a mensagem (${code}). Verifique as definições TWILIO.`,
  filesRight: (place) => `O Giewel consegue guardar, ler e eliminar ficheiros em ${place}.`,
  filesWrong: (code) => `O Giewel não conseguiu guardar, ler ou eliminar um ficheiro de teste (${code}).`,
  stripeUnset: () => 'STRIPE_SECRET_KEY não está definido. Ninguém pode pagar.',
  stripeRight: (address) => `A chave funciona, e o Stripe envia eventos para ${address}.`,
  stripeRefused: (code) => `O Stripe recusou a chave ou não responde (${code}). Verifique STRIPE_SECRET_KEY.`,
  stripeNoWebhook: (address) =>
    `A chave funciona, mas o Stripe não tem nenhum webhook ativo para ${address}. Crie um no Stripe.`,
  stripeEventsMissing: (events) =>
    `O webhook do Stripe não envia estes eventos: ${events}. Adicione-os no Stripe.`,
  viesRight: () => 'O VIES responde.',
  viesSilent: () => 'O VIES não responde. Enquanto não responder, os números de IVA ficam pendentes.',
  tlsUnset: () => 'PUBLIC_URL não é um endereço https.',
  tlsRight: (day) => `O certificado é válido até ${day}.`,
  tlsEndsSoon: (day) => `O certificado só é válido até ${day}. Veja porque não foi renovado.`,
  tlsWrong: (code) =>
    `Os navegadores não conseguem aceder ao endereço de PUBLIC_URL ou não confiam no certificado (${code}).`,
  diskRight: (gigabytes) => `Há ${gigabytes} GB livres.`,
  diskNearlyFull: (gigabytes) =>
    `Só há ${gigabytes} GB livres. Liberte espaço antes que o disco fique cheio.`,
  backupUnset: () =>
    'BACKUP_DIR não está definido, por isso não sabemos de quando é a última cópia de segurança.',
  backupRight: (hours) => `A última cópia de segurança foi feita há ${hours} h.`,
  backupOld: (hours) =>
    `A última cópia de segurança foi feita há ${hours} h. Veja por que razão falta a da noite passada.`,
  backupNone: (folder) => `Não há nenhuma cópia de segurança em ${folder}.`,
};

/** Admins read these results of the checks, and `npm run doctor` prints them. */
export const sentences: TranslationType<typeof english> = {
  lead: 'O Giewel envia-lhe um e-mail e um SMS, guarda e elimina um ficheiro de teste e contacta os serviços de que depende. Nada mais muda.',
  start: 'Verificar tudo',
  checking: 'A verificar…',
  again: 'Verificar de novo',
  failed: 'Não foi possível fazer as verificações',
  allWell: 'Tudo o que está configurado funciona.',
  notAll: 'Algumas verificações falharam. Veja os pormenores abaixo.',
  caption: 'Resultados da verificação',
  columns: ['Verificação', 'Resultado', 'Pormenores'],
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
    subject: 'Mensagem de teste do Giewel',
    text: 'Esta é uma mensagem de teste. Se a está a ler, as mensagens do Giewel estão a chegar.',
  },
  says,
};
