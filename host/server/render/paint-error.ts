interface Cause {
  /** Status of the answer, when the page throws one (404). */
  status?: number;
  /** The worker's stack, for the log. */
  detail?: string;
  /** Whether the version's own code is the cause, so that another version may paint the page. */
  isOwn?: boolean;
  /** Whether that is certain, so that it counts against the version: a busy machine looks like a loop at first. */
  isCertain?: boolean;
}

/** Why a page was not painted. */
export class PaintError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly isOwn: boolean;
  readonly isCertain: boolean;

  constructor(message: string, { status = 500, detail = '', isOwn = false, isCertain = false }: Cause = {}) {
    super(message);
    this.name = 'PaintError';
    this.status = status;
    this.detail = detail;
    this.isOwn = isOwn;
    this.isCertain = isCertain;
  }
}
