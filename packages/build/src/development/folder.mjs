import path from 'node:path';
import { WORKSPACE_ROOT } from '../webpack/base.mjs';

/** Releases and data of development: a machine that serves visitors keeps its own. */
export const DEVELOPMENT_DIR = path.join(WORKSPACE_ROOT, '.dev');
