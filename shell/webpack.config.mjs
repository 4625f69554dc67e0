import { shell } from '@verse/build';

export default shell({ name: 'shell', root: import.meta.dirname });
