// Baseline for the site's response times: an Express hello in a separate process. Its argument is the port.
import express from 'express';

express()
  .get('/', (_, response) => void response.send('Hello World!'))
  .listen(Number(process.argv[2]), '127.0.0.1');
