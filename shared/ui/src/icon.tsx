import { iconShapes, type IconName } from './icon-shapes.tsx';

export type { IconName } from './icon-shapes.tsx';

export interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
  /** Only when the icon says something that no text beside it says. */
  label?: string;
  className?: string;
}

/** An icon in the colour of the text around it; decoration unless it has a label. */
export function Icon({ name, size = 24, label, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {iconShapes[name]}
    </svg>
  );
}
