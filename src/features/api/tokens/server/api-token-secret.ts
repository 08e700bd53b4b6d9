import { createHash, randomBytes } from 'node:crypto';
import { API_TOKEN_PREFIX } from '#kernel/api-token.ts';

export const newApiTokenSecret = (): string => `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;

// 256 random bits can't be guessed, so a fast hash is enough. Nobody can use a stolen backup.
export const hashOfApiToken = (token: string): Buffer => createHash('sha256').update(token).digest();
