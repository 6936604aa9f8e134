import { PageLink } from '@lapak/runtime';
import { Icon, type IconShape } from '@lapak/ui/icon';
import { iconButtonClass } from '@lapak/ui/icon-button';

/** A link that is an icon. */
export function IconLink({ to, icon, label }: { to: string; icon: IconShape; label: string }) {
  return (
    <PageLink to={to} className={iconButtonClass()} aria-label={label}>
      <Icon shape={icon} />
    </PageLink>
  );
}
