import { Link, useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Tab, Tabs } from '@verse/ui';

export function AdminNav() {
  const { href } = useShell();
  const { pathname } = useLocation();
  const orders = href('store-desk-orders')!;
  const staff = href('staff');
  const isOrders = pathname.startsWith(orders);
  return (
    <Tabs label="Store desk">
      {staff ? (
        <Tab as={Link} to={staff} isCurrent={false}>
          Staff
        </Tab>
      ) : null}
      <Tab as={Link} to={orders} isCurrent={isOrders}>
        Orders
      </Tab>
      <Tab as={Link} to={href('store-desk')!} isCurrent={!isOrders}>
        Products
      </Tab>
    </Tabs>
  );
}
