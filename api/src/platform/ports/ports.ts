import { type Accounts, createAccountsPort } from './accounts';
import { createNotificationsPort, type Notifications } from './notifications';
import { createOrganisationsPort, type Organisations } from './organisations';
import { createPeoplePort, type People } from './people';
import { type AgreedOrders, createAgreedOrdersPort, createShopPort, type Shop } from './shop';

/** All that domains may ask of each other. */
export interface Ports {
  accounts: Accounts;
  people: People;
  notifications: Notifications;
  organisations: Organisations;
  shop: Shop;
  agreedOrders: AgreedOrders;
}

export const createPorts = (): Ports => ({
  accounts: createAccountsPort(),
  people: createPeoplePort(),
  notifications: createNotificationsPort(),
  organisations: createOrganisationsPort(),
  shop: createShopPort(),
  agreedOrders: createAgreedOrdersPort(),
});
