import { execFileSync } from 'node:child_process';
import path from 'node:path';

const API = path.resolve(import.meta.dirname, '../../../api');

/** Sets the rules of a contest that staff have added, as its organisation would. */
export function giveTerms(dataDir: string, id: string): void {
  execFileSync('node', ['test/typescript.cjs', 'test/give-terms.ts', dataDir, id], { cwd: API });
}
