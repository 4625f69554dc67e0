// Loads a section's server file in a process of its own, as a render worker would, and says on stderr why it is refused.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as router from 'react-router-dom';
import { loadServerFile, readRecord } from '@verse/releases';

const [dir = '', section = '', release = ''] = process.argv.slice(2);

const given = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@verse/contract/react': {
    apiContext: router.createContext(),
    api: () => {},
    useShell: () => {},
    useSession: () => {},
  },
};

try {
  const record = await readRecord(dir, section, release);
  loadServerFile(record, { contract: record.contract, given });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
