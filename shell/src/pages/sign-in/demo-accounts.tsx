import type { DemoAccount } from '@verse/api-contract/accounts';
import { Button } from '@verse/ui';
import styles from './demo-accounts.module.scss';

interface DemoAccountsProps {
  accounts: DemoAccount[];
  onPick: (account: DemoAccount) => void;
}

export function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Try it with a demo account</h2>
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
    </section>
  );
}
