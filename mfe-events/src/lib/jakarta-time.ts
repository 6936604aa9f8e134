import { formatDateLong, formatTime } from '@lapak/ui/dates';

/** A time in Jakarta: "21 November 2026 14.05 WIB". */
export const jakartaTime = (moment: string) => `${formatDateLong(moment)} ${formatTime(moment)} WIB`;
