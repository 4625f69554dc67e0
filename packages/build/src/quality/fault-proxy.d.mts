/**
 * `pass` carries everything; a number holds each piece of an answer back for so many ms; `silent` takes connections and
 * carries nothing; `close` ends every connection and `reset` cuts it; `midway` cuts each answer before its end.
 */
export type Fault = 'pass' | 'silent' | 'close' | 'reset' | 'midway' | number;

/** Stands between a client and a server, whose address is given, and does what networks and sick processes do. */
export declare function startFaultProxy(target: string): Promise<{
  address: string;
  port: number;
  set: (fault: Fault) => void;
  stop: () => Promise<void>;
}>;
