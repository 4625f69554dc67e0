import { Outlet } from 'react-router-dom';
import { Frame } from '../frame';

export function FrameLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
