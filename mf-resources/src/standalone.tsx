import { createRoot } from 'react-dom/client';
import { StandInShell } from '@verse/contract/stand-in-shell';
import remote from './remote';
import { section } from './section';

createRoot(document.getElementById('root')!).render(<StandInShell remote={remote} section={section} />);
