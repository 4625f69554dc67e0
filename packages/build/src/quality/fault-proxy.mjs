import { connect, createServer } from 'node:net';

/**
 * `pass` forwards everything; a number delays each chunk of a response by that many milliseconds; `silent` accepts
 * connections but forwards nothing; `close` ends every connection, and `reset` resets it; `midway` truncates every
 * response.
 * @typedef {'pass' | 'silent' | 'close' | 'reset' | 'midway' | number} Fault
 */
/** @typedef {import('node:net').Socket} Socket */

/**
 * Sits between a client and a server, and simulates network and process faults.
 * @param {string} target
 */
export async function startFaultProxy(target) {
  const { hostname: host, port } = new URL(target);
  /** @type {Fault} */
  let fault = 'pass';
  let cuts = 0;
  /** @type {Set<Socket>} */
  const open = new Set();

  /** @param {Buffer} piece @param {Socket} to */
  function cutShort(piece, to) {
    cuts += 1;
    // Truncates alternately in the head and in the body.
    to.end(piece.subarray(0, cuts % 2 === 0 ? piece.length - 3 : Math.min(60, piece.length - 1)));
  }

  /** @param {Buffer} piece @param {Socket} to */
  function answer(piece, to) {
    if (fault === 'midway') cutShort(piece, to);
    else if (typeof fault === 'number') setTimeout(() => to.writable && to.write(piece), fault).unref();
    else if (fault === 'pass') to.write(piece);
  }

  /** @param {Socket} one @param {Socket} other */
  function couple(one, other) {
    open.add(one);
    one.on('error', () => undefined);
    one.on('close', () => {
      open.delete(one);
      other.destroy();
    });
  }

  /** @param {Socket} socket */
  const cut = (socket) => (fault === 'reset' ? socket.resetAndDestroy() : socket.destroy());
  const isCutting = () => fault === 'reset' || fault === 'close';

  const server = createServer((client) => {
    if (isCutting()) return void cut(client);
    const upstream = connect({ host, port: Number(port) });
    couple(client, upstream);
    couple(upstream, client);
    client.on('data', (piece) => fault !== 'silent' && upstream.write(piece));
    upstream.on('data', (piece) => answer(piece, client));
  });
  await /** @type {Promise<void>} */ (new Promise((listening) => server.listen(0, '127.0.0.1', listening)));
  const at = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${at.port}`,
    port: at.port,
    set(/** @type {Fault} */ next) {
      fault = next;
      if (isCutting()) for (const socket of open) cut(socket);
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
