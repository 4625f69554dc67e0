export type { DisputeList, DisputeRow, DisputeThread, ProjectDispute, SettlementForm } from './project-disputes.schema';
