import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Every table is made of these columns, so that an id or a time means the same everywhere. */
export const idColumn = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const momentColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const byteaColumn = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
