import { remote } from '@verse/build';

export default remote({ name: 'mf-marketing', root: import.meta.dirname });
