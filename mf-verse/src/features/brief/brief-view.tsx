import { Link } from 'react-router-dom';
import { formatCount, formatMoney } from '@verse/api-contract/formats';
import { PageHead, useShell } from '@verse/contract/react';
import { Card, PageHeader } from '@verse/ui';
import text from '../../shared/text.module.scss';
import type { AskedPackage, BriefPage } from './brief.api';
import { BriefForm } from './brief-form';
import styles from './brief-form.module.scss';
import { SentBrief } from './sent-brief';

const STEPS = [
  'Tell us what you need. It takes two minutes.',
  'The seller asks you something, makes an offer, or says no and why.',
  'You read the offer and accept it, or suggest something else. You owe nothing before that.',
];

export const BriefView = ({ page }: { page: BriefPage }) =>
  page.sent === null ? <NewBrief page={page} /> : <SentBrief number={page.sent} />;

function NewBrief({ page }: { page: BriefPage }) {
  const { seller, service, pack, isPackageUnavailable, conversation } = page;
  return (
    <div className={styles.page}>
      <PageHead
        title={`Brief for ${seller.name}`}
        description="Say what you want, get an offer. Free until you accept."
        place="brief"
        isListed={false}
      />
      <PageHeader
        title={
          <>
            Send a brief to <bdi>{seller.name}</bdi>
          </>
        }
        lead={service ? `About the service “${service.title}”.` : 'Say what you want, and get an offer.'}
      />
      {conversation === null ? null : <BackToConversation id={conversation} />}
      {pack ? <Asked pack={pack} /> : null}
      {isPackageUnavailable ? <p>This package is gone. You can still send a brief.</p> : null}
      <ol className={styles.steps} aria-label="What happens">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <BriefForm key={`${seller.kind} ${seller.handle}`} page={page} />
    </div>
  );
}

function BackToConversation({ id }: { id: string }) {
  const to = useShell().href('conversation', { id });
  return to ? (
    <p>
      <Link to={to}>Back to the conversation</Link>
    </p>
  ) : null;
}

const Asked = ({ pack: { name, prices, days } }: { pack: AskedPackage }) => (
  <Card as="section" aria-labelledby="package">
    <h2 id="package" className={text.title}>
      Package: <bdi>{name}</bdi>
    </h2>
    <p>
      {[
        ...(prices.USD === undefined ? [] : [formatMoney({ currency: 'USD', minor: prices.USD })]),
        ...(prices.NGN === undefined ? [] : [formatMoney({ currency: 'NGN', minor: prices.NGN })]),
      ].join(' / ')}
      , delivered in {formatCount(days, 'day')}
    </p>
  </Card>
);
