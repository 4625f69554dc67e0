import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { useFirstScreen } from '@verse/contract/first-screen';
import { api, PageHead } from '@verse/contract/react';
import { Cluster, PageHeader, useHydrated } from '@verse/ui';
import { type Creator, CreatorCard, CreatorDialog, creators, readSampleHandles } from '../../features/creators';
import { readChosenWorks, WorkGrid } from '../../features/works';
import { EmptySeat } from '../../shared/empty-seat';
import { CreatorsChart } from '../../shared/hero-charts/creators-chart';
import { PageButton } from '../../shared/page-button';
import { PageHero } from '../../shared/page-hero';
import head from './head.json';
import styles from './showcase.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

/** Two rows on the widest page. */
const MOST_WORKS = 6;

export async function loader(args: LoaderFunctionArgs) {
  const [works, handles] = await Promise.all([readChosenWorks(api(args), MOST_WORKS), readSampleHandles(api(args))]);
  return { works, handles };
}

/** Opening a person's dialog requires no new data from the server. */
export const shouldRevalidate = () => false;

/**
 * Marks the history entry of a dialog opened from this page. Closing such a dialog navigates back, so that no extra
 * history entry remains.
 */
const OPENED_HERE = 'opened-here';

export function Component() {
  const { works, handles } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const isFirstScreen = useFirstScreen();
  // The server does not receive the fragment, so the first render in the browser must ignore it too.
  const isHydrated = useHydrated();
  const open = isHydrated ? creators.find(({ slug }) => hash === `#${slug}`) : undefined;
  const readMore = useRef(new Map<number, HTMLButtonElement | null>());

  // Navigating back takes a moment, and a second press during that time would navigate back twice.
  const isClosing = useRef(false);

  const show = (creator: Creator) =>
    navigate({ search, hash: creator.slug }, { preventScrollReset: true, state: OPENED_HERE });
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    void (state === OPENED_HERE
      ? navigate(-1)
      : navigate({ search, hash: '' }, { replace: true, preventScrollReset: true }));
  };

  // A dialog opened from a shared link was not opened by a button, so the focus cannot return to one automatically.
  useEffect(() => {
    const buttons = readMore.current;
    isClosing.current = false;
    if (open) return () => buttons.get(open.id)?.focus();
  }, [open]);

  return (
    <>
      <PageHead {...head} place="showcase" />
      <div className={styles.works}>
        <PageHeader title="Work worth a closer look" lead="New work from Lagos, Accra, Porto and everywhere else.">
          <PageButton page="hire" variant="secondary">
            Post a job
          </PageButton>
          <PageButton page="critique" variant="secondary">
            Critique wanted
          </PageButton>
        </PageHeader>
        <WorkGrid works={works} as="h2" isFirstScreen />
        <Cluster>
          <PageButton page="works" variant="secondary">
            See all works
          </PageButton>
          <PageButton page="people" variant="secondary">
            Find people
          </PageButton>
        </Cluster>
      </div>
      {isFirstScreen ? null : (
        <>
          <PageHero chart={<CreatorsChart />} eyebrow="The people" title="Top community creators" as="h2">
            Seven members whose work, generosity and curiosity shape what the rest of us make.
          </PageHero>
          <div className={styles.grid}>
            {creators.map((creator) => (
              <div key={creator.id} id={creator.slug} className={styles.cell}>
                <CreatorCard
                  creator={creator}
                  hasProfile={handles.includes(creator.slug)}
                  readMoreRef={(button) => void readMore.current.set(creator.id, button)}
                  onReadMore={() => void show(creator)}
                />
              </div>
            ))}
            <Invitation />
          </div>
        </>
      )}
      {open ? <CreatorDialog creator={open} hasProfile={handles.includes(open.slug)} onClose={close} /> : null}
    </>
  );
}

function Invitation() {
  return (
    <aside className={styles.invitation}>
      <EmptySeat className={styles.seat} />
      <h2 className={styles.question}>Who should we meet next?</h2>
      <p className={styles.text}>Show your work where people look for it. An account is free.</p>
      <PageButton page="sign-up" variant="secondary">
        Join Creativity Verse
      </PageButton>
    </aside>
  );
}
