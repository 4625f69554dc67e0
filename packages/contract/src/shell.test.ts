import { describeShell } from './shell.suite';
import { createFakeShell } from './testing';

describeShell('the stand-in shell', async (ask) => {
  const shell = createFakeShell(undefined, { ask });
  await shell.session.refresh();
  return {
    shell,
    client: shell.client,
    shown: () => shell.notices,
    reported: () => shell.reports.map(({ during }) => during),
  };
});
