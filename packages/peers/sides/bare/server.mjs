// The limit: node:http alone, answering bytes that another server gave, with their headers: BYTES_FROM, compressed as a
// browser asks, and as they are.
import { createServer, request } from 'node:http';

const OF_EACH_CONNECTION = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

const kept = new Map();

const read = (path, encoding) =>
  new Promise((resolve, reject) => {
    const asked = request(
      process.env.BYTES_FROM + path,
      { headers: { 'accept-encoding': encoding } },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const headers = { ...answer.headers, 'content-length': body.length };
          for (const own of OF_EACH_CONNECTION) delete headers[own];
          resolve({ body, headers });
        });
      },
    );
    asked.on('error', reject).end();
  });

const answer = async ({ url, headers }, response) => {
  const encoding = headers['accept-encoding'] ?? 'identity';
  const key = `${encoding} ${url}`;
  const given = kept.get(key) ?? (await read(url, encoding));
  kept.set(key, given);
  response.writeHead(200, given.headers).end(given.body);
};

createServer((asked, response) => void answer(asked, response)).listen(Number(process.env.PORT), '127.0.0.1');
