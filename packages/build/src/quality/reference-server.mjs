// A minimal Express server in a separate process, as the baseline for the site's response times. Its argument is the
// port.
import express from 'express';

express()
  .get('/', (_, response) => void response.send('Hello World!'))
  .listen(Number(process.argv[2]), '127.0.0.1');
