/** A line of a letter: a fact with its label, or a text. */
export type Line = string | readonly [label: string, value: string];

export interface LetterLink {
  label: string;
  url: string;
}

/** What a mail says, once for its text and its HTML. Every text is plain: nothing in it is markup. */
export interface Letter {
  subject: string;
  /** First line, with the addressee's name. */
  greeting: string;
  /** What happened, in a few words. */
  title: string;
  /** A text is a paragraph of its own, a list a block of lines. */
  parts: readonly (string | readonly Line[])[];
  /** The first one is what the reader came for. */
  links: readonly LetterLink[];
}

/** The store that a letter comes from. */
export interface Letterhead {
  name: string;
  /** Address of its home page. */
  url: string;
  logoUrl: string | null;
}
