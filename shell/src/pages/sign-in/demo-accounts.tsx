import type { DemoAccount } from '@verse/api-contract/api';
import { Button } from '@verse/ui';
import styles from './demo-accounts.module.scss';

interface DemoAccountsProps {
  accounts: DemoAccount[];
  onPick: (account: DemoAccount) => void;
}

/** Collapsed by default, so that visitors with an account can ignore it. */
export function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <details className={styles.demo}>
      <summary>Try it with a demo account</summary>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <div className={styles.account}>
              <strong>{account.role}</strong>
              <span>{account.email}</span>
              <code>{account.password}</code>
            </div>
            <Button variant="secondary" size="small" onClick={() => onPick(account)}>
              Sign in as {account.role}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
