/** Values of a form of which files are sent while it is filled in. */
export interface Sending {
  /** Files that are being sent. */
  sending: number;
}

export const waitForPictures = 'Tunggu sampai gambarnya terkirim';
