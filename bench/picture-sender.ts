// Sends one file many times at once: node bench/picture-sender.ts URL COOKIE FILE TIMES
import { openAsBlob } from 'node:fs';

const [, , address = '', cookie = '', file = '', times = '1'] = process.argv;
const blob = await openAsBlob(file);

const send = async () => {
  const form = new FormData();
  form.append('picture', blob, 'roof.jpg');
  const headers = { cookie, origin: new URL(address).origin };
  const response = await fetch(address, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
};

await Promise.all(Array.from({ length: Number(times) }, send));
