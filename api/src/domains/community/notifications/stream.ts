import { randomInt } from 'node:crypto';
import type { Response } from 'express';
import type { NotificationHead } from '@verse/api-contract/api';
import { STREAM_EVENTS } from '@verse/api-contract/community/notifications.values';

/** A client with more unread bytes than this is disconnected, and then reconnects. */
const MOST_WAITING_BYTES = 16 * 1024;

export class Stream {
  readonly memberId: string;
  readonly sessionId: string;
  version = -1;
  heardAt: number;
  readonly #response: Response;

  constructor(response: Response, { memberId, sessionId }: { memberId: string; sessionId: string }) {
    this.memberId = memberId;
    this.sessionId = sessionId;
    this.heardAt = performance.now();
    this.#response = response;
    response.status(200).set({
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // Without this header, proxies such as nginx buffer events until a few kilobytes have accumulated.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    // Randomised, so that the clients of a crashed process do not all reconnect at once.
    this.#write(`retry: ${randomInt(2000, 6000)}\n\n`);
  }

  send(head: NotificationHead): void {
    if (head.version <= this.version) return;
    this.version = head.version;
    this.#write(`id: ${head.version}\nevent: ${STREAM_EVENTS.head}\ndata: ${JSON.stringify(head)}\n\n`);
  }

  /**
   * Sends the heartbeat as an event rather than as a comment, because scripts cannot see comments and would therefore
   * never notice a half-open connection.
   */
  beat(): void {
    this.#write(`event: ${STREAM_EVENTS.beat}\ndata: {}\n\n`);
  }

  /** Ends the stream because the session has ended, and tells the client not to reconnect. */
  end(): void {
    this.#write(`event: ${STREAM_EVENTS.end}\ndata: {}\n\n`);
    this.#response.end();
  }

  /** Ends the stream because the process is shutting down; clients reconnect after random delays. */
  leave(): void {
    this.#write(`retry: ${randomInt(1000, 5000)}\n\n`);
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded) return;
    this.heardAt = performance.now();
    this.#response.write(text);
    if (this.#response.writableLength > MOST_WAITING_BYTES) this.#response.destroy();
  }
}
