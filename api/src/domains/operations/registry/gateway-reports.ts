import { type GatewayReport, HEARTBEAT_TIMEOUT_MS } from '@verse/releases';
import { createBearerCheck } from '../../../platform/http';
import type { DbPort } from '../../../store';

interface ReportDocument {
  /** Name of the gateway. */
  _id: string;
  at: Date;
  report: GatewayReport;
}

export type GatewayReports = ReturnType<typeof createGatewayReports>;

/**
 * Stores reports from gateways about which releases they serve. A gateway counts as gone after five seconds without a
 * report.
 */
export function createGatewayReports(db: DbPort, token: string | undefined, now: () => Date) {
  const reports = db.collection<ReportDocument>('registry_gateways');
  const since = () => new Date(now().getTime() - HEARTBEAT_TIMEOUT_MS);
  return {
    /** Whether a header contains the gateway token; always false if none is configured. */
    admits: token === undefined ? () => false : createBearerCheck(token),
    report: async (report: GatewayReport) =>
      void (await reports.updateOne({ _id: report.name }, { $set: { at: now(), report } }, { upsert: true })),
    async running(): Promise<GatewayReport[]> {
      const all = await reports.find({}, { comment: 'there are a handful of gateways' }).toArray();
      return all.flatMap(({ at, report }) => (at > since() ? [report] : []));
    },
    forgetGone: async () => (await reports.deleteMany({ at: { $lt: since() } })).deletedCount,
  };
}
