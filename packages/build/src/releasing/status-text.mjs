import { openReleaseStore } from './release-store.mjs';

/** Maximum number of audit log entries to show. */
const SHOWN = 20;

/** @param {import('@verse/releases').AuditEvent} entry */
const lineOf = ({ at, act, release = '', share, who, commit, why }) =>
  [
    at.slice(0, 19).replace('T', ' '),
    (share ? `${act} ${share} %` : act).padEnd(12),
    release.padEnd(16),
    (commit ?? '').slice(0, 8).padEnd(8),
    who,
    why,
  ]
    .filter((part) => part !== undefined)
    .join('  ');

/** @param {import('@verse/releases').GatewayReport} gateway @param {string} section */
function stateOf({ name, shell, sections }, section) {
  const { active = 'nothing', refused } = section === 'shell' ? { active: shell } : (sections[section] ?? {});
  return `  ${name} serves ${active}${refused ? `, has refused ${refused.release}: ${refused.reason}` : ''}`;
}

/** Returns a section's status and audit log as text. @param {string} section */
export async function releasesText(section) {
  const { pointer, frozen, canary, journal, gateways } = await openReleaseStore().status(section);
  return [
    `${section}: release ${pointer?.release ?? 'none'} is active`,
    ...(canary ? [`release ${canary.release} is served to ${canary.share} % of the visitors since ${canary.at}`] : []),
    ...(frozen ? [`frozen by ${frozen.who} since ${frozen.at}: ${frozen.why}`] : []),
    gateways.length === 0 ? 'no gateway runs' : `${gateways.length} running`,
    ...gateways.map((gateway) => stateOf(gateway, section)),
    '',
    ...journal.slice(-SHOWN).reverse().map(lineOf),
  ].join('\n');
}
