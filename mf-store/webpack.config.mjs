import { remote } from '@verse/build';

export default remote({ name: 'mf-store', root: import.meta.dirname });
