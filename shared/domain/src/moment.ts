import moment from 'moment';
import 'moment/locale/id';

/** Moment with its Indonesian locale: what remotes share as `moment` (ADR 27). */
export default moment;
