#!/usr/bin/env node
// npm run dev: runs the whole site in development mode. Saving a file updates open pages, which keep their state where
// possible.
import { developSite } from '../src/development/whole-site.mjs';

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1000);

console.log('Building for development. The first time takes a minute.');
const site = await developSite({ port, apiPort }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await site.stop();
    process.exit(0);
  });
}
