// Payload makes its tables where it is not in production; then the one who writes.
import { getPayload } from 'payload';
import config from './payload.config.mjs';

const payload = await getPayload({ config });
await payload.create({ collection: 'users', data: { email: 'writer@example.com', password: 'bench-bench' } });
process.exit(0);
