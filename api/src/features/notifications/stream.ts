import { randomInt } from 'node:crypto';
import type { Response } from 'express';
import { type NotificationHead, STREAM_EVENTS } from '@verse/api-contract/notifications';

/** A page that reads nothing for so long that this much waits is given up; it comes again. */
const MOST_WAITING_BYTES = 16 * 1024;

/** The open answer to one page: server-sent events. */
export class Stream {
  readonly memberId: string;
  readonly sessionId: string;
  /** The last version that it was told. */
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
      // Proxies such as nginx would hold events back until some kilobytes have come together.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    // At random, so that those of a process that dies do not come back in one moment.
    this.#write(`retry: ${randomInt(2000, 6000)}\n\n`);
  }

  tell(head: NotificationHead): void {
    if (head.version <= this.version) return;
    this.version = head.version;
    this.#write(`id: ${head.version}\nevent: ${STREAM_EVENTS.head}\ndata: ${JSON.stringify(head)}\n\n`);
  }

  /**
   * An event and no comment: scripts see no comments, and a line
   * that is open at one end only would look alive for ever.
   */
  beat(): void {
    this.#write(`event: ${STREAM_EVENTS.beat}\ndata: {}\n\n`);
  }

  /** The session has ended: the page need not come again. */
  end(): void {
    this.#write(`event: ${STREAM_EVENTS.end}\ndata: {}\n\n`);
    this.#response.end();
  }

  /** The process goes: the page may come again, but not all pages at once. */
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
