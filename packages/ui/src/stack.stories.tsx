import { Button } from './button';
import { Stack } from './stack';

const ITEMS = (
  <>
    <Button>Save</Button>
    <Button variant="secondary">Save as a draft</Button>
  </>
);

export default {
  default: <Stack>{ITEMS}</Stack>,
  narrow: <Stack align="start">{ITEMS}</Stack>,
  'small gap': <Stack gap={1}>{ITEMS}</Stack>,
  'large gap': <Stack gap={8}>{ITEMS}</Stack>,
};
