import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';

const IDLE_EVERY_MS = 100;

/** Whether this process still takes part, and how it leaves. */
export class Lifecycle {
  readonly #leave: () => void;
  #draining = false;

  /** @param leave ends answers that would stay open for ever, once nobody gets in any more */
  constructor(leave: () => void = () => undefined) {
    this.#leave = leave;
  }

  get isDraining(): boolean {
    return this.#draining;
  }

  /** While leaving, every answer asks its client to open no further request on this connection. */
  readonly announce: RequestHandler = (_request, response, next) => {
    if (this.#draining) response.set('Connection', 'close');
    next();
  };

  /**
   * Stops a server without dropping what it has begun: `/readyz` says so, balancers get `delayMs` to notice, open
   * requests end, idle connections are closed as they become idle. After `limitMs` whatever is left is cut.
   */
  async drain(server: Server, { delayMs, limitMs }: { delayMs: number; limitMs: number }): Promise<void> {
    if (this.#draining) return;
    this.#draining = true;
    await pause(delayMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.#leave();
    server.closeIdleConnections();
    // A keep-alive connection that falls idle after close() would hold it open until its own time-out.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearInterval(idle);
    clearTimeout(limit);
  }
}
