import type { Client, DatabaseError } from 'pg';
import type { BasicLogger } from '#server/logging/logger-interface.ts';

/** A commit waits for a standby in this PostgreSQL function; the warning's text is in the server's language. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

class UnsyncedCommit extends Error {
  /** PostgreSQL has this code for a transaction whose outcome isn't known. */
  code = '08007';
}

/**
 * If a commit's wait for its standby is cancelled, PostgreSQL reports success, and only warns that the commit is on
 * this server alone: after a failover it would be missing. So the caller gets a failure, and may try again.
 */
export const failUnreplicatedCommits = (
  { connection }: Pick<Client, 'connection'>,
  log: BasicLogger,
): void => {
  connection.on('notice', ({ routine }: DatabaseError) => {
    if (routine !== WAIT_FOR_STANDBY) return;
    log.warn('A commit is on one server alone: its wait for a standby was cancelled.');
    // This can't wait: the report of success is in the same packet.
    connection.emit('error', new UnsyncedCommit('The wait of a commit for its standby was cancelled'));
    connection.stream.destroy();
  });
};
