/** A check can have these results, by state. Each sentence takes one fact at most. */
export const checkAndStateByFinding = {
  settingsRight: ['settings', 'right'],
  settingsMisspelt: ['settings', 'wrong'],
  databaseEncrypted: ['database', 'right'],
  databaseNear: ['database', 'right'],
  databasePlain: ['database', 'wrong'],
  databaseAway: ['database', 'wrong'],
  extensionsRight: ['extensions', 'right'],
  extensionsMissing: ['extensions', 'wrong'],
  rightsRight: ['rights', 'right'],
  rightsMissing: ['rights', 'wrong'],
  clockRight: ['clock', 'right'],
  clockOff: ['clock', 'wrong'],
  mailUnset: ['mail', 'unused'],
  mailUntried: ['mail', 'unused'],
  mailSent: ['mail', 'right'],
  mailRefused: ['mail', 'wrong'],
  smsUnset: ['sms', 'unused'],
  smsUntried: ['sms', 'unused'],
  smsSent: ['sms', 'right'],
  smsRefused: ['sms', 'wrong'],
  filesRight: ['files', 'right'],
  filesWrong: ['files', 'wrong'],
  stripeUnset: ['stripe', 'unused'],
  stripeRight: ['stripe', 'right'],
  stripeRefused: ['stripe', 'wrong'],
  stripeNoWebhook: ['stripe', 'wrong'],
  stripeEventsMissing: ['stripe', 'wrong'],
  viesRight: ['vies', 'right'],
  viesSilent: ['vies', 'wrong'],
  tlsUnset: ['tls', 'unused'],
  tlsRight: ['tls', 'right'],
  tlsEndsSoon: ['tls', 'wrong'],
  tlsWrong: ['tls', 'wrong'],
  diskRight: ['disk', 'right'],
  diskNearlyFull: ['disk', 'wrong'],
  backupUnset: ['backup', 'unused'],
  backupRight: ['backup', 'right'],
  backupOld: ['backup', 'wrong'],
  backupNone: ['backup', 'wrong'],
} as const satisfies Record<string, readonly [check: string, state: 'right' | 'wrong' | 'unused']>;

export type HealthFindingName = keyof typeof checkAndStateByFinding;
export type HealthCheckName = (typeof checkAndStateByFinding)[HealthFindingName][0];

export interface HealthFinding {
  says: HealthFindingName;
  /** It is a number, a name or an error's code: never a secret. */
  fact: string;
}

export const healthFindingNames = Object.keys(checkAndStateByFinding) as [
  HealthFindingName,
  ...HealthFindingName[],
];

export const stateOfFinding = ({ says }: Pick<HealthFinding, 'says'>) => checkAndStateByFinding[says][1];
export const checkOfFinding = ({ says }: Pick<HealthFinding, 'says'>): HealthCheckName =>
  checkAndStateByFinding[says][0];
