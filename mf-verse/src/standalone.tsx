import { createRoot } from 'react-dom/client';
import { addressOf } from '@verse/contract/addresses';
import { StandInShell } from '@verse/contract/stand-in-shell';
import remote from './remote';

createRoot(document.getElementById('root')!).render(<StandInShell remote={remote} base={addressOf('verse')} />);
