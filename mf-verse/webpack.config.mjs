import { remote } from '@verse/build';

export default remote({ name: 'mf-verse', root: import.meta.dirname });
