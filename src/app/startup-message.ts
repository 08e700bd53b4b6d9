import { DEFAULT_DEMO_PASSWORD } from '#server/config/check-settings.ts';
import type { Config } from '#server/config/config.ts';

type Settings = Pick<Config, 'publicUrl' | 'demo'>;

/** A browser accepts passkeys at localhost but not at 127.0.0.1. */
const forBrowsers = (address: string) => address.replace('//127.0.0.1:', '//localhost:');

/** A person at a terminal reads this after the start. A password that they set themselves isn't shown. */
export const formatStartupMessage = ({ publicUrl, demo }: Settings, address: string): string => {
  const lines = ['', `  Giewel is ready: ${publicUrl ?? forBrowsers(address)}`];
  if (demo) {
    lines.push(
      '',
      '  Log in to the demo as demo-client, demo-company, demo-moderator or demo-admin.',
      demo.password === DEFAULT_DEMO_PASSWORD
        ? `  Their password: ${demo.password}`
        : '  Their password is the one you set as DEMO_PASSWORD.',
    );
  }
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
};
