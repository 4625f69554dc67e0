/** The parts of the build that tests use to run the real thing. */
declare module '@verse/build/site' {
  interface SiteProcess {
    readonly name: string;
    readonly child: import('node:child_process').ChildProcess;
    readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
    stop(signal?: NodeJS.Signals): Promise<void>;
  }
  interface ProcessOptions {
    port: number;
    env?: Record<string, string | undefined>;
    onLine?: (name: string, text: string) => void;
  }
  /** A port that was free a moment ago. */
  export function freePort(): Promise<number>;
  export function startApi(options: ProcessOptions): Promise<SiteProcess>;
  export function startGateway(options: ProcessOptions): Promise<SiteProcess>;
  export function startSite(options: ProcessOptions & { apiPort: number }): Promise<{
    api: SiteProcess;
    gateway: SiteProcess;
    address: string;
    stop(): Promise<void>;
  }>;
}

declare module '@verse/build/releases' {
  export function releaseDir(section: string, release: string): string;
  export function readPointer(section: string): Promise<{ release: string; history: string[] } | null>;
}
