// TipTap calls it at each change; Firefox has it from 104 on.
import 'core-js/actual/array/find-last';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor, UndoRedo } from '@tiptap/extensions';

/** Addresses that the shop keeps in a link. */
export const isLinkable = (address: string) => /^(https?:\/\/|mailto:|\/(?!\/))/i.test(address);

/** Pictures that are on the web; those of a pasted document are files of its writer's machine. */
const WebImage = Image.extend({
  addAttributes: () => ({
    src: {},
    alt: { default: '' },
    width: {},
    height: {},
    loading: { default: 'lazy' },
  }),
  parseHTML: () => [{ tag: 'img[src^="http://"],img[src^="https://"]' }],
});

/** What the editor can write: a part of what the shop keeps of a seller's HTML. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Strike,
  HardBreak,
  Heading.configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList,
  ListItem,
  Blockquote,
  HorizontalRule,
  Link.configure({
    openOnClick: false,
    isAllowedUri: isLinkable,
    HTMLAttributes: { target: '_blank', rel: 'noopener nofollow' },
  }),
  WebImage,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Gapcursor,
  UndoRedo,
];
