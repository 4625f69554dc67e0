import './changes.mjs';
import { listenToReact } from './refresh.mjs';

listenToReact();
