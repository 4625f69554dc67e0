import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { useFirstScreen } from '@verse/contract/first-screen';
import { api } from '@verse/contract/react';
import { useHydrated } from '@verse/ui';
import { type Creator, CreatorCard, CreatorDialog, creators } from '../../features/creators';
import { NewestWorks, readNewestWorks } from '../../features/works';
import { EmptySeat } from '../../shared/empty-seat';
import { PageHero } from '../../shared/page-hero';
import { PlaceButton } from '../../shared/place-button';
import { SiteHead } from '../../shared/site-head';
import styles from './showcase.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export const loader = (args: LoaderFunctionArgs) => readNewestWorks(api(args));

/** To open a person asks nothing new of the server. */
export const shouldRevalidate = () => false;

/** Marks a step that this page has taken itself: to close is then to go back, and Back is never a press for nothing. */
const OPENED_HERE = 'opened-here';

/** The first row of the widest layout. */
const IN_VIEW = 4;

export function Component() {
  const works = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { hash, search, state } = useLocation();
  const isFirstScreen = useFirstScreen();
  // The server does not see the fragment, so the first render of the browser does not look at it either.
  const isHydrated = useHydrated();
  const open = isHydrated ? creators.find(({ slug }) => hash === `#${slug}`) : undefined;
  const readMore = useRef(new Map<number, HTMLButtonElement | null>());

  // A step back takes a moment, in which a second press would take another.
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

  // A dialog that a shared address opened has no button to give the focus back to by itself.
  useEffect(() => {
    const buttons = readMore.current;
    isClosing.current = false;
    if (open) return () => buttons.get(open.id)?.focus();
  }, [open]);

  return (
    <>
      <SiteHead place="showcase" />
      <PageHero subject="creators" eyebrow="Showcase" title="Top community creators">
        Seven members whose work, generosity and curiosity shape what the rest of us make.
      </PageHero>
      <div className={styles.grid}>
        {(isFirstScreen ? creators.slice(0, IN_VIEW) : creators).map((creator, index) => (
          <div key={creator.id} id={creator.slug} className={styles.cell}>
            <CreatorCard
              creator={creator}
              isEager={index < IN_VIEW}
              readMoreRef={(button) => void readMore.current.set(creator.id, button)}
              onReadMore={() => void show(creator)}
            />
          </div>
        ))}
        {isFirstScreen ? null : <Invitation />}
      </div>
      {isFirstScreen ? null : <NewestWorks works={works} />}
      {open ? <CreatorDialog creator={open} onClose={close} /> : null}
    </>
  );
}

function Invitation() {
  return (
    <aside className={styles.invitation}>
      <EmptySeat className={styles.seat} />
      <h2 className={styles.question}>Who should we meet next?</h2>
      <p className={styles.text}>Show your work where people look for it. An account is free.</p>
      <PlaceButton place="sign-up" variant="secondary">
        Join Creativity Verse
      </PlaceButton>
    </aside>
  );
}
