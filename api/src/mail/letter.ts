import type { MailAttachment } from '../db/schema/mails.ts';

/** A fact with its label. A strong one is bold in HTML. */
export type Fact = readonly [label: string, value: string, weight?: 'strong'];

/** One of the things that a letter lists, beside its picture. */
export interface ItemLine {
  item: string;
  /** Null for one without a picture. */
  picture: LetterPicture | null;
}

export interface LetterPicture {
  /** Absolute: a mail program loads it from elsewhere. */
  url: string;
  /** Shown where pictures are blocked. */
  alt: string;
}

/** A line of a letter: a fact, a thing with its picture, or a text. */
export type Line = string | Fact | ItemLine;

/** What a reader must not overlook: facts in large letters. */
export interface Highlight {
  highlight: readonly Fact[];
}

/** Codes to be shown at a door, each as a picture that the mail carries and in letters. */
export interface CodeList {
  codes: readonly LetterCode[];
}

export interface LetterCode {
  title: string;
  /** What the code is for, a line each. */
  about: readonly string[];
  /** As a person reads it out. */
  code: string;
  /** Name of the attachment with its picture. */
  cid: string;
}

export interface LetterLink {
  label: string;
  url: string;
}

/** A text is a paragraph of its own, a list a block of lines. */
export type LetterPart = string | readonly Line[] | Highlight | CodeList;

/** What a mail says, once for its text and its HTML. Every text is plain: nothing in it is markup. */
export interface Letter {
  subject: string;
  /** First line, with the addressee's name. */
  greeting: string;
  /** What happened, in a few words. */
  title: string;
  parts: readonly LetterPart[];
  /** The first one is what the reader came for. */
  links: readonly LetterLink[];
  attachments?: readonly MailAttachment[];
}

/** The store that a letter comes from. */
export interface Letterhead {
  name: string;
  /** Address of its home page. */
  url: string;
  logoUrl: string | null;
  /** Opens a chat with the seller; null for a store without a number. */
  chat: LetterLink | null;
  /** Where an answer goes; null when nobody would read it. */
  replyTo: string | null;
}
