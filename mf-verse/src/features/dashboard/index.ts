export { loadDashboard } from './dashboard.api';
export { Figures } from './figures';
export { Leaders } from './leaders';
export { NewestNotifications } from './newest-notifications';
export { OwnPlan } from './own-plan';
export { Promotions } from './promotions';
export { UpcomingWebinars } from './upcoming-webinars';
