import { type ChildProcess, fork } from 'node:child_process';
import type { FromParser, JobName, Jobs, ReadAt, ToParser } from './job';

/** How to start a parser process: a file for Node, and its arguments. */
export type ParserCommand = readonly [file: string, ...rest: string[]];

/** Time for one file, with the start of the process. The process itself limits its processor time and memory. */
const LIMIT_MS = 120_000;
/** Limit of the heap of JavaScript. */
const HEAP = '--max-old-space-size=256';

/** The parser took too much time or memory for a file, or crashed. */
export class ParserLostError extends Error {}

const noBytes: ReadAt = () => Promise.resolve(Buffer.alloc(0));

/** A process that parses one file at a time. It gets no secrets, because parsers of foreign formats have had holes. */
export class ParserProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;

  constructor([file, ...rest]: ParserCommand) {
    this.#child = fork(file, rest, {
      execArgv: [HEAP],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: 'UTC' },
    });
    this.#ready = new Promise((resolve) => this.#child.once('message', () => resolve()));
    this.#child.on('error', () => undefined);
  }

  get isAlive(): boolean {
    return (
      !this.#child.killed && this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null
    );
  }

  /** Keeps this process running while a job runs, and not for an idle parser. */
  hold(isHeld: boolean): void {
    if (isHeld) this.#child.ref();
    else this.#child.unref();
    const channel = this.#child.channel as { ref: () => void; unref: () => void } | null | undefined;
    if (isHeld) channel?.ref();
    else channel?.unref();
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  async run<Name extends JobName>(
    name: Name,
    given: Jobs[Name]['given'],
    readAt: ReadAt = noBytes,
  ): Promise<Jobs[Name]['answer']> {
    const child = this.#child;
    const send = (message: ToParser) => void (child.connected && child.send(message, () => undefined));
    let onExit = () => undefined as void;
    let onMessage = (_message: FromParser) => undefined as void;
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<Jobs[Name]['answer']>((resolve, reject) => {
      onExit = () => reject(new ParserLostError('The parser took too much time or memory, or crashed.'));
      onMessage = (message) => {
        if (message.kind === 'answer') resolve(message.answer as Jobs[Name]['answer']);
        else if (message.kind === 'failure') reject(new ParserLostError(message.message));
        else if (message.kind === 'read')
          readAt(message.at, message.length).then((bytes) => send({ kind: 'bytes', bytes }), reject);
      };
      timer = setTimeout(() => this.end(), LIMIT_MS);
      child.once('exit', onExit);
      child.on('message', onMessage);
    });
    if (!this.isAlive) onExit();
    void this.#ready.then(() => send({ kind: 'job', name, given }));
    try {
      return await answered;
    } finally {
      clearTimeout(timer);
      child.off('exit', onExit);
      child.off('message', onMessage);
    }
  }
}
