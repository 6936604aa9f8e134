import { icons } from '@lapak/ui/icons';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { Icon } from '@lapak/ui/icon';
import { Picture } from '@lapak/ui/picture';
import styles from './store-logo.module.css';

/** The shop's logo; a drawn shop front when there is none (spec 1 §1). */
export function StoreLogo({ url, name, large }: { url: string | null; name: string; large?: boolean }) {
  const side = large ? 96 : 64;
  return (
    <span className={large ? styles.large : styles.logo}>
      {url ? (
        <Picture
          src={pictureUrl(url, 96)}
          srcSet={pictureSrcSet(url, [96, 160, 240])}
          sizes={`${side}px`}
          alt={`Logo ${name}`}
          width={side}
          height={side}
          priority
        />
      ) : (
        <Icon shape={icons.store} size={side / 2} label={`Logo ${name}`} />
      )}
    </span>
  );
}
