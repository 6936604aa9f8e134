import moment from 'moment';
import 'moment/locale/id';

interface TimeLeftProps {
  /** ISO 8601. */
  expiresAt: string;
  /** The API's clock, ISO 8601; the phone's own may be wrong. */
  now: string;
  className?: string;
}

/** Remaining time to pay: "Berakhir dalam 23 jam". */
export default function TimeLeft({ expiresAt, now, className }: TimeLeftProps) {
  return <p className={className}>{`Berakhir ${moment(expiresAt).locale('id').from(moment(now))}`}</p>;
}
