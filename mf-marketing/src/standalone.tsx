import { createRoot } from 'react-dom/client';
import { FakeShellApp } from '@verse/contract/testing';
import remote from './remote';

createRoot(document.getElementById('root')!).render(<FakeShellApp routes={remote.routes} base="/" at={location.pathname + location.search} />);
