import { service } from '@verse/build';

export default service({
  name: 'api',
  root: import.meta.dirname,
  entry: {
    main: `${import.meta.dirname}/src/main.ts`,
    admin: `${import.meta.dirname}/src/admin.ts`,
    parser: `${import.meta.dirname}/src/platform/foreign-files/parser.ts`,
  },
});
