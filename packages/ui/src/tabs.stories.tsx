import { Tab, Tabs } from './tabs';

export default {
  default: (
    <Tabs label="Works">
      <Tab href="#chosen" isCurrent>
        Chosen
      </Tab>
      <Tab href="#new" isCurrent={false}>
        New
      </Tab>
    </Tabs>
  ),
};
