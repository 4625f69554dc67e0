import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `pass` carries everything; a number delays each piece by so many ms; `silent` carries nothing; `reset` cuts every connection. */
export type Fault = 'pass' | 'silent' | 'reset' | number;

/** Stands between a client and a server and does what networks do. */
export async function startFaultProxy(target: { host: string; port: number }) {
  let fault: Fault = 'pass';
  const open = new Set<Socket>();

  function carry(from: Socket, to: Socket): void {
    from.on('data', (piece) => {
      if (fault === 'silent') return;
      if (fault === 'reset') to.destroy();
      else if (typeof fault === 'number') setTimeout(() => to.writable && to.write(piece), fault);
      else to.write(piece);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    open.add(from);
    from.on('close', () => open.delete(from));
  }

  const server = createServer((client) => {
    if (fault === 'reset') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    carry(client, upstream);
    carry(upstream, client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    set(next: Fault) {
      fault = next;
      if (fault === 'reset') for (const socket of open) socket.destroy();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
