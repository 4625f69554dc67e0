import type { MemberOffer } from '@verse/api-contract/api';
import { pricesText, termsText } from '@verse/api-contract/work/package-texts';
import { PageLink } from '@verse/contract/page-link';
import { Initials, Picture } from '@verse/ui';
import styles from './offer-list.module.scss';

interface OfferListProps {
  offers: readonly MemberOffer[];
  /** Heading level of the members' names, one level below the section heading. */
  as: 'h2' | 'h3';
  /** Maximum number of packages shown per member. */
  most?: number;
}

/** Members with their packages. Each package links to a form for sending a brief. */
export const OfferList = ({ offers, as: Name, most }: OfferListProps) => (
  <ul className={styles.list}>
    {offers.map(({ member, packages, rating, cover }) => (
      <li key={member.handle} className={styles.offer}>
        {cover ? <Cover picture={cover} /> : null}
        <div className={styles.head}>
          <Face member={member} />
          <Name className={styles.member} dir="auto">
            <PageLink page="member" params={{ handle: member.handle }}>
              {member.name}
            </PageLink>
          </Name>
          {rating ? (
            <span className={styles.rating}>
              {rating.average.toFixed(1)} of 5, from {rating.count} reviews
            </span>
          ) : null}
        </div>
        <ul className={styles.packages}>
          {packages.slice(0, most).map((one) => (
            <li key={one.id} className={styles.one}>
              <strong className={styles.name} dir="auto">
                {one.name}
              </strong>
              <p className={styles.text} dir="auto">
                {one.text}
              </p>
              <p className={styles.price}>
                {pricesText(one.prices)} <span className={styles.terms}>{termsText(one)}</span>
              </p>
              <PageLink
                page="brief"
                query={`?to=${member.handle}&package=${one.id}`}
                className={styles.ask}
                aria-label={`Brief ${member.name}: ${one.name}`}
              >
                Brief <bdi>{member.name}</bdi>
              </PageLink>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

const Cover = ({ picture: { src, srcset, width, height, focus } }: { picture: NonNullable<MemberOffer['cover']> }) => (
  <Picture
    className={styles.cover}
    src={src}
    webp={srcset}
    sizes="(width >= 1100px) 24rem, (width >= 720px) 45vw, 92vw"
    width={width}
    height={height}
    focus={focus}
    alt=""
  />
);

function Face({ member: { name, picture } }: Pick<MemberOffer, 'member'>) {
  if (!picture) return <Initials className={styles.face} name={name} />;
  const { src, srcset, width, height } = picture;
  return <Picture className={styles.face} src={src} webp={srcset} sizes="3rem" width={width} height={height} alt="" />;
}
