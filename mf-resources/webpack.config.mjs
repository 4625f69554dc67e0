import { remote } from '@verse/build';

export default remote({ name: 'mf-resources', root: import.meta.dirname });
