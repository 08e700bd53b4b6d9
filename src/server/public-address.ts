import type { Config } from './config.ts';

/**
 * Where a mail's links lead. Never the request's Host header: its sender would choose where somebody
 * else's links lead.
 */
export const publicAddress = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`;
