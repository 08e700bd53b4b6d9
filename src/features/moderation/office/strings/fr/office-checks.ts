import type { HealthFindingName } from '#features/moderation/office/rules/health-findings.ts';
import type { sentences as english } from '#features/moderation/office/strings/en/office-checks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const says: Record<HealthFindingName, (fact: string) => string> = {
  settingsRight: () => 'Aucun nom de paramètre ne semble mal orthographié.',
  settingsMisspelt: (names) => `Giewel ne connaît pas ces paramètres : ${names}. Vérifiez l’orthographe.`,
  databaseEncrypted: (version) => `PostgreSQL ${version} répond, et la connexion est chiffrée.`,
  databaseNear: (version) => `PostgreSQL ${version} répond, sur cette machine ou dans un réseau privé.`,
  databasePlain: (version) =>
    `PostgreSQL ${version} répond depuis une adresse publique et la connexion n’est pas chiffrée. Ajoutez sslmode=require ou verify-full à DATABASE_URL.`,
  databaseAway: (code) => `La base de données ne répond pas (${code}). Vérifiez DATABASE_URL.`,
  extensionsRight: () => 'pg_trgm est disponible.',
  extensionsMissing: () => 'pg_trgm est absent. Sous Debian, il fait partie de postgresql-contrib.',
  rightsRight: () => 'Giewel peut créer une base, et donc vérifier les sauvegardes.',
  rightsMissing: () =>
    'Giewel ne peut pas créer de base ni, par conséquent, vérifier les sauvegardes. Exécutez : alter role giewel createdb',
  clockRight: (seconds) => `${seconds} s d’écart avec l’horloge de la base de données.`,
  clockOff: (seconds) =>
    `${seconds} s d’écart avec l’horloge de la base de données. Réglez l’horloge de cette machine sur un serveur de temps.`,
  mailUnset: () => 'SMTP_URL n’est pas défini. Les e-mails sont écrits dans des fichiers de DATA_DIR/outbox.',
  mailUntried: () => 'Aucune adresse à laquelle envoyer un test.',
  mailSent: (to) => `Le serveur de messagerie a accepté un e-mail pour ${to}. Vérifiez qu’il arrive.`,
  mailRefused: (code) =>
    `Le serveur de messagerie n’a pas accepté l’e-mail (${code}). Vérifiez SMTP_URL et MAIL_FROM.`,
  smsUnset: () =>
    'TWILIO_ACCOUNT_SID n’est pas défini. Les SMS sont écrits dans des fichiers de DATA_DIR/outbox.',
  smsUntried: () => 'Aucun numéro de téléphone auquel envoyer un test.',
  smsSent: (to) => `Twilio a accepté un message pour le ${to}. Vérifiez qu’il arrive.`,
  smsRefused: (code) => `Twilio n’a pas accepté le message (${code}). Vérifiez les paramètres TWILIO.`,
  filesRight: (place) => `Un fichier a été enregistré, lu et supprimé : ${place}.`,
  filesWrong: (code) => `Impossible d’enregistrer, de lire ou de supprimer un fichier de test (${code}).`,
  stripeUnset: () => 'STRIPE_SECRET_KEY n’est pas défini. Personne ne peut payer.',
  stripeRight: (address) => `La clé fonctionne, et Stripe envoie ses événements à ${address}.`,
  stripeRefused: (code) => `Stripe refuse la clé ou ne répond pas (${code}). Vérifiez STRIPE_SECRET_KEY.`,
  stripeNoWebhook: (address) =>
    `La clé fonctionne, mais aucun webhook actif chez Stripe ne mène à ${address}. Créez-en un chez Stripe.`,
  stripeEventsMissing: (events) =>
    `Le webhook de Stripe ne signale pas ces événements : ${events}. Ajoutez-les chez Stripe.`,
  viesRight: () => 'VIES répond.',
  viesSilent: () => 'VIES ne répond pas. En attendant, les numéros de TVA ne sont pas vérifiés.',
  tlsUnset: () => 'PUBLIC_URL n’est pas une adresse https : il n’y a pas de certificat à vérifier.',
  tlsRight: (day) => `Le certificat est valable jusqu’au ${day}.`,
  tlsEndsSoon: (day) =>
    `Le certificat n’est plus valable que jusqu’au ${day}. Vérifiez pourquoi il n’est pas renouvelé.`,
  tlsWrong: (code) =>
    `Un navigateur ne ferait pas confiance à l’adresse de PUBLIC_URL, ou ne peut pas la joindre (${code}).`,
  diskRight: (gigabytes) => `${gigabytes} Go sont libres.`,
  diskNearlyFull: (gigabytes) =>
    `Il ne reste que ${gigabytes} Go. Libérez de la place avant que le disque ne soit plein.`,
  backupUnset: () => 'BACKUP_DIR n’est pas défini : l’âge de la dernière sauvegarde est inconnu.',
  backupRight: (hours) => `La dernière sauvegarde a été faite il y a ${hours} h.`,
  backupOld: (hours) =>
    `La dernière sauvegarde a été faite il y a ${hours} h. Vérifiez pourquoi celle de la nuit dernière manque.`,
  backupNone: (folder) => `Aucune sauvegarde dans ${folder}.`,
};

/** Admins read these results of the checks, and `npm run doctor` prints them. */
export const sentences: TranslationType<typeof english> = {
  lead: 'Giewel vous envoie un e-mail et un SMS, enregistre un fichier puis le supprime, et interroge les services dont il dépend. Rien d’autre ne change.',
  start: 'Tout vérifier',
  checking: 'Vérification en cours…',
  again: 'Vérifier à nouveau',
  failed: 'La vérification a échoué',
  allWell: 'Tout ce qui est configuré fonctionne.',
  notAll: 'Certaines vérifications ont échoué. Voir le détail ci-dessous.',
  caption: 'Résultat des vérifications',
  columns: ['Élément', 'État', 'Détail'],
  states: { right: 'Fonctionne', wrong: 'Ne fonctionne pas', unused: 'Non vérifié' },
  names: {
    settings: 'Paramètres',
    database: 'Base de données',
    extensions: 'Extensions de la base',
    rights: 'Droits sur la base',
    clock: 'Horloge',
    mail: 'E-mail',
    sms: 'SMS',
    files: 'Fichiers enregistrés',
    stripe: 'Stripe',
    vies: 'Numéros de TVA (VIES)',
    tls: 'Certificat',
    disk: 'Disque',
    backup: 'Sauvegarde',
  },
  /** The trial mail and SMS have these texts. */
  trial: {
    subject: 'Giewel peut vous joindre',
    text: 'Ceci est un test. Si vous le lisez, les messages de Giewel arrivent bien.',
  },
  says,
};
