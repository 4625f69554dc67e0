import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';

const IDLE_EVERY_MS = 100;

/** Tracks whether this process accepts requests, and drains it on shutdown. */
export class Lifecycle {
  readonly #leave: () => void;
  #draining = false;

  /** @param leave ends responses that would otherwise stay open; called once no new requests are accepted */
  constructor(leave: () => void = () => undefined) {
    this.#leave = leave;
  }

  get isDraining(): boolean {
    return this.#draining;
  }

  /** During a drain, every response asks its client to close the connection. */
  readonly announce: RequestHandler = (_request, response, next) => {
    if (this.#draining) response.set('Connection', 'close');
    next();
  };

  /**
   * Stops a server without dropping requests in progress: `/readyz` fails, load balancers get `delayMs` to notice, open
   * requests finish, and connections close when idle. Any connections left after `limitMs` are closed.
   */
  async drain(server: Server, { delayMs, limitMs }: { delayMs: number; limitMs: number }): Promise<void> {
    if (this.#draining) return;
    this.#draining = true;
    await pause(delayMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.#leave();
    server.closeIdleConnections();
    // A keep-alive connection that becomes idle after `close()` would keep the server open until its own timeout.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  }
}
