/** A quarter turn, in the strokes of the shop's icons. */
export const rotateIcon = <path d="M20 12a8 8 0 1 1-2.34-5.66L20 8.7M20 4v4.7h-4.7" />;
