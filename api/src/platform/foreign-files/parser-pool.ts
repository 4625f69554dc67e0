import path from 'node:path';
import { limitConcurrency } from '../http';
import type { JobName, Jobs, ReadAt } from './job';
import { type ParserCommand, ParserLostError, ParserProcess } from './parser-process';

export type { ParserCommand } from './parser-process';

const BUILT: ParserCommand = [path.join(__dirname, 'parser.cjs')];
/** Time after which an unused process ends. */
const IDLE_MS = 10_000;
/** Jobs after which a process is replaced, so that no leak of a decoder grows. */
const MOST_JOBS = 50;

interface Idle {
  parser: ParserProcess;
  jobs: number;
  timer: NodeJS.Timeout;
}

/** Runs jobs in at most `size` parser processes, which start when needed. */
export class ParserPool {
  readonly #command: ParserCommand;
  readonly #inTurn: ReturnType<typeof limitConcurrency>;
  readonly #idle: Idle[] = [];
  readonly #busy = new Set<ParserProcess>();
  #isClosed = false;

  constructor({ size, parser = BUILT }: { size: number; parser?: ParserCommand | undefined }) {
    this.#command = parser;
    this.#inTurn = limitConcurrency(size);
  }

  /** @throws ParserLostError if the file takes too much time or memory, or cannot be parsed */
  run<Name extends JobName>(name: Name, given: Jobs[Name]['given'], readAt?: ReadAt): Promise<Jobs[Name]['answer']> {
    return this.#inTurn(async () => {
      if (this.#isClosed) throw new ParserLostError('The parsers have ended.');
      const { parser, jobs } = this.#take();
      this.#busy.add(parser);
      try {
        return await parser.run(name, given, readAt);
      } catch (error) {
        // Whatever went wrong, the next file gets a new process.
        parser.end();
        throw error;
      } finally {
        this.#busy.delete(parser);
        this.#release(parser, jobs + 1);
      }
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const parser of this.#busy) parser.end();
    for (const { parser, timer } of this.#idle.splice(0)) {
      clearTimeout(timer);
      parser.end();
    }
  }

  #take(): { parser: ParserProcess; jobs: number } {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      idle.parser.hold(true);
      if (idle.parser.isAlive) return idle;
    }
    return { parser: new ParserProcess(this.#command), jobs: 0 };
  }

  #release(parser: ParserProcess, jobs: number): void {
    if (!parser.isAlive) return;
    if (this.#isClosed || jobs >= MOST_JOBS) {
      parser.end();
      return;
    }
    parser.hold(false);
    const timer = setTimeout(() => {
      this.#idle.splice(
        this.#idle.findIndex((one) => one.parser === parser),
        1,
      );
      parser.end();
    }, IDLE_MS);
    timer.unref();
    this.#idle.push({ parser, jobs, timer });
  }
}
