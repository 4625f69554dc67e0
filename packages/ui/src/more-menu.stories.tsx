import { MoreMenu } from './more-menu';

export default {
  closed: (
    <MoreMenu label="More about My post">
      <button type="button">Versions</button>
      <button type="button">Delete</button>
    </MoreMenu>
  ),
};
