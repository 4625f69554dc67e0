import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * `pass` carries everything; a number holds each piece of an answer back for so many ms; `silent` takes connections and
 * carries nothing; `reset` cuts every connection; `midway` cuts each answer before its end.
 */
export type Fault = 'pass' | 'silent' | 'reset' | 'midway' | number;

/** Stands between a gateway and an API and does what networks and sick processes do. */
export async function startFaultProxy(target: string) {
  const { hostname: host, port } = new URL(target);
  let fault: Fault = 'pass';
  let cuts = 0;
  const open = new Set<Socket>();

  function cutShort(piece: Buffer, to: Socket) {
    cuts += 1;
    // In turn within the head and within the body.
    to.end(piece.subarray(0, cuts % 2 === 0 ? piece.length - 3 : Math.min(60, piece.length - 1)));
  }

  function answer(piece: Buffer, to: Socket) {
    if (fault === 'midway') cutShort(piece, to);
    else if (typeof fault === 'number') setTimeout(() => to.writable && to.write(piece), fault);
    else if (fault === 'pass') to.write(piece);
  }

  function couple(one: Socket, other: Socket) {
    open.add(one);
    one.on('error', () => undefined);
    one.on('close', () => {
      open.delete(one);
      other.destroy();
    });
  }

  const server = createServer((client) => {
    if (fault === 'reset') return void client.resetAndDestroy();
    const upstream = connect({ host, port: Number(port) });
    couple(client, upstream);
    couple(upstream, client);
    client.on('data', (piece) => fault !== 'silent' && upstream.write(piece));
    upstream.on('data', (piece) => answer(piece, client));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next: Fault) {
      fault = next;
      if (fault === 'reset') for (const socket of open) socket.resetAndDestroy();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
