import { formatDateTimeLong } from '@lapak/domain/dates';

/** A time in Jakarta: "21 November 2026, 14.05 WIB". */
export const jakartaTime = (moment: string) => `${formatDateTimeLong(moment)} WIB`;
