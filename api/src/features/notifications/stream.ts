import { randomInt } from 'node:crypto';
import type { Response } from 'express';
import { type NotificationHead, STREAM_EVENTS } from '@verse/api-contract/notifications';

/** A client with this many unread bytes is disconnected; it reconnects. */
const MOST_WAITING_BYTES = 16 * 1024;

/** An open response of server-sent events. */
export class Stream {
  readonly memberId: string;
  readonly sessionId: string;
  /** Last version that was sent. */
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
      // Otherwise proxies such as nginx buffer events until some kilobytes have accumulated.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    // Random, so that clients of a dead process do not reconnect all at once.
    this.#write(`retry: ${randomInt(2000, 6000)}\n\n`);
  }

  send(head: NotificationHead): void {
    if (head.version <= this.version) return;
    this.version = head.version;
    this.#write(`id: ${head.version}\nevent: ${STREAM_EVENTS.head}\ndata: ${JSON.stringify(head)}\n\n`);
  }

  /** An event, not a comment: scripts do not see comments, so a half-open connection would look alive forever. */
  beat(): void {
    this.#write(`event: ${STREAM_EVENTS.beat}\ndata: {}\n\n`);
  }

  /** The session has ended: the client need not reconnect. */
  end(): void {
    this.#write(`event: ${STREAM_EVENTS.end}\ndata: {}\n\n`);
    this.#response.end();
  }

  /** The process stops: clients reconnect, but not all at once. */
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
