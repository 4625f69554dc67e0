// The reference for the site's response times: Express saying hello, in a process of its own. The port is the argument.
import express from 'express';

express()
  .get('/', (_, response) => void response.send('Hello World!'))
  .listen(Number(process.argv[2]), '127.0.0.1');
