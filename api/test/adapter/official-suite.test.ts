import {
  authFlowTestSuite,
  caseInsensitiveTestSuite,
  joinsTestSuite,
  normalTestSuite,
  testAdapter,
  uuidTestSuite,
} from '@better-auth/test-utils/adapter';
import { portAdapter } from '../../src/domains/identity/accounts/auth-adapter';
import { createId, openStore } from '../../src/store';

const uri = process.env.STORE_TEST_URI;
const store = await openStore(
  process.env.ADAPTER_STORE === 'driver' && uri ? { mongoUri: uri, databaseName: `adapter_${createId()}` } : {},
);

const { execute } = await testAdapter({
  adapter: () => portAdapter(store.db, { hashesTokens: false }),
  runMigrations: () => undefined,
  tests: [normalTestSuite(), authFlowTestSuite(), joinsTestSuite(), caseInsensitiveTestSuite(), uuidTestSuite()],
  onFinish: () => store.close(),
});
execute();
