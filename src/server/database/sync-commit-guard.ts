import type { Client, DatabaseError } from 'pg';
import type { Log } from '#server/logging/log.ts';

/** PostgreSQL's function in which a commit waits for a standby; what it says there is in the server's language. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

class UnsyncedCommit extends Error {
  /** PostgreSQL's state for a transaction of which nobody knows yet what became of it. */
  code = '08007';
}

/**
 * When the wait of a commit for its standby is cancelled, PostgreSQL says that it is done, and beside it warns that it is
 * done on this server alone: after a failover it would not be there. So whoever asked is told that it failed, and may ask again.
 */
export const guardSyncCommits = ({ connection }: Pick<Client, 'connection'>, log: Log): void => {
  connection.on('notice', ({ routine }: DatabaseError) => {
    if (routine !== WAIT_FOR_STANDBY) return;
    log.warn('A commit is on one server alone: its wait for a standby was cancelled.');
    // At once: that it is done stands in the same packet.
    connection.emit('error', new UnsyncedCommit('The wait of a commit for its standby was cancelled'));
    connection.stream.destroy();
  });
};
