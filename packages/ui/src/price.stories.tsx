import { Price } from './price';

export default {
  default: <Price now="$19.50" />,
  reduced: <Price now="$32.00" before="$40.00" />,
  'long text': <Price now="₦1,234,567,890.00" before="₦2,345,678,901.00" />,
};
