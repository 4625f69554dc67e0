export type OrderEmail = 'received' | 'short' | 'paid' | 'delivered' | 'cancelled' | 'refunded' | 'declined';

/** Side effect of a change to an order. Stored in the same update as the change, and executed at least once. */
export type Task =
  | { kind: 'release' | 'pay' | 'unrate' | 'ship' | 'cart' | 'drop' | 'deliver' | 'book' }
  | { kind: 'mail'; about: OrderEmail }
  | { kind: 'return'; quantity: number; stockKey: string };

/** Stored tasks of one change, prefixed with its revision, e.g. `3:release,mail cancelled`. */
export type OutboxBatch = `${number}:${string}`;

function encodeTask(task: Task): string {
  if (task.kind === 'mail') return `mail ${task.about}`;
  if (task.kind === 'return') return `return ${task.quantity} ${task.stockKey}`;
  return task.kind;
}

function parseTask(text: string): Task {
  const [kind, first = '', second = ''] = text.split(' ');
  if (kind === 'mail') return { kind, about: first as OrderEmail };
  if (kind === 'return') return { kind, quantity: Number(first), stockKey: second };
  return { kind } as Task;
}

export const toBatch = (revision: number, tasks: readonly Task[]): OutboxBatch =>
  `${revision}:${tasks.map(encodeTask).join(',')}`;

export const parseTasks = (batch: OutboxBatch): Task[] =>
  batch
    .slice(batch.indexOf(':') + 1)
    .split(',')
    .map(parseTask);
