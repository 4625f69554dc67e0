import { createRoot } from 'react-dom/client';
import { FakeShellApp } from '@verse/contract/testing';
import remote from './remote';

createRoot(document.getElementById('root')!).render(<FakeShellApp routes={remote.routes} base="/store" at="/store" />);
