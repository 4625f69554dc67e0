import { createRoot } from 'react-dom/client';
import { FakeShellApp } from '@verse/contract/testing';
import '@verse/ui/styles/theme';
import '@verse/ui/styles/base';
import { routes } from './routes';

const root = document.getElementById('root');
if (root) createRoot(root).render(<FakeShellApp routes={routes} base="/" at={location.pathname + location.search} />);
