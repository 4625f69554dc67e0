export { loadWall } from './wall.api';
export { WallFrame, WallView } from './wall-view';
