import { createRoot } from 'react-dom/client';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from './remote';

const user = { id: '1', firstName: 'Zainab', lastName: 'Olubori', email: 'zainab@creativity-verse.example', role: 'member', emailVerified: true };

createRoot(document.getElementById('root')!).render(
  <FakeShellApp routes={remote.routes} base="/verse" at="/verse/community" shell={createFakeShell({ status: 'member', user })} />,
);
