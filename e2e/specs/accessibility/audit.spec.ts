import { expectSound } from '../../audit';
import { test } from '../../fixtures';
import { PUBLIC_PAGES } from './pages';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

for (const path of PUBLIC_PAGES) {
  // @proves GAP-076
  test(`${path} never scrolls sideways and passes the audit, small and dark or wide and light`, async ({
    page,
    openPage,
  }) => {
    test.slow();
    await openPage(path);
    await expectSound(page);
  });
}
