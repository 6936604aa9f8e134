import { useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './picture.module.css';

export interface PictureProps {
  /** Null shows the placeholder. */
  src: string | null | undefined;
  /** Empty when the text beside it has the same meaning. */
  alt: string;
  /** Width and height of the picture itself, in pixels: they reserve its space. */
  width: number;
  height: number;
  srcSet?: string;
  /** Displayed width; used with `srcSet`. */
  sizes?: string;
  /** The first view's picture: fetched eagerly with high priority. All others are lazy. */
  priority?: boolean;
  /** A small mark that waits behind the page's scripts. */
  fetchPriority?: 'low';
  /** Instead of the drawn placeholder. */
  fallback?: ReactNode;
  className?: string;
}

/** A whole picture on a quiet ground, with reserved space, and a drawn placeholder where there is none or it is broken. */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  priority,
  fetchPriority,
  fallback,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const classes = classNames(styles.picture, className);
  if (!src || failed === src) {
    if (fallback) return fallback;
    return (
      <svg
        className={classNames(classes, styles.placeholder)}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Landscape width={width} height={height} />
      </svg>
    );
  }
  return (
    <img
      // A picture that failed before hydration fires no event any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src);
      }}
      className={classes}
      src={src}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : fetchPriority}
      decoding={priority ? 'sync' : 'async'}
      onError={() => setFailed(src)}
    />
  );
}

/** Sun and hills in the middle third. */
function Landscape({ width, height }: { width: number; height: number }) {
  const scale = Math.min(width, height) / 72;
  return (
    <g
      transform={`translate(${width / 2 - 12 * scale} ${height / 2 - 12 * scale}) scale(${scale})`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity="0.7"
    >
      <rect x="3" y="4.5" width="18" height="15" rx="2.5" />
      <circle cx="8.5" cy="9.5" r="1.6" />
      <path d="m3.5 17 5-4.500 3.300 3 3.500-3.700 5.200 4.700" />
    </g>
  );
}
