import { Toolbar } from '@base-ui/react/toolbar';
import { Button } from '@lapak/ui/button';
import { TextField } from '@lapak/ui/text-field';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { isLinkable } from './extensions.ts';
import styles from './rich-text.module.css';

interface Format {
  label: string;
  /** A sign in place of the label. */
  face?: ReactNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Name of the mark or node, and its attributes, that the button switches on and off. */
  of?: [name: string, attributes?: object];
}

const inTable: Format[] = [
  { label: 'Tambah baris', run: (chain) => chain.addRowAfter() },
  { label: 'Tambah kolom', run: (chain) => chain.addColumnAfter() },
  { label: 'Hapus baris', run: (chain) => chain.deleteRow() },
  { label: 'Hapus kolom', run: (chain) => chain.deleteColumn() },
  { label: 'Hapus tabel', run: (chain) => chain.deleteTable() },
];

const formats: Format[] = [
  { label: 'Tebal', face: <b>B</b>, run: (chain) => chain.toggleBold(), of: ['bold'] },
  { label: 'Miring', face: <i>I</i>, run: (chain) => chain.toggleItalic(), of: ['italic'] },
  { label: 'Garis bawah', face: <u>U</u>, run: (chain) => chain.toggleUnderline(), of: ['underline'] },
  { label: 'Coret', face: <s>S</s>, run: (chain) => chain.toggleStrike(), of: ['strike'] },
  {
    label: 'Judul',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    of: ['heading', { level: 2 }],
  },
  {
    label: 'Subjudul',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    of: ['heading', { level: 3 }],
  },
  {
    label: 'Daftar bertitik',
    run: (chain) => chain.toggleBulletList(),
    of: ['bulletList'],
  },
  {
    label: 'Daftar bernomor',
    run: (chain) => chain.toggleOrderedList(),
    of: ['orderedList'],
  },
  { label: 'Kutipan', face: '“ ”', run: (chain) => chain.toggleBlockquote(), of: ['blockquote'] },
  {
    label: 'Sisipkan tabel',
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];

const history: Format[] = [
  { label: 'Batalkan', face: '↶', run: (chain) => chain.undo() },
  { label: 'Ulangi', face: '↷', run: (chain) => chain.redo() },
];

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string | null>(null);
  function set() {
    const typed = address.trim();
    const href = typed === '' || isLinkable(typed) ? typed : `https://${typed}`;
    if (/\s/.test(href)) {
      setError('Tulis alamat tanpa spasi, misalnya https://contoh.id');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  }
  return (
    <div className={styles.link}>
      <TextField
        label="Alamat tautan"
        hint="Kosongkan untuk melepas tautannya."
        value={address}
        error={error}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          // The form around it must not be sent.
          if (event.key === 'Enter') {
            event.preventDefault();
            set();
          }
        }}
      />
      <span className={styles.choices}>
        <Button size="sm" onClick={set}>
          Pasang
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Batal
        </Button>
      </span>
    </div>
  );
}

/** Buttons for the text that is selected; one stop of the Tab key, arrows lead from button to button. */
export function FormatBar({ editor, onHtml }: { editor: Editor; onHtml: () => void }) {
  const [isLinking, setLinking] = useState(false);
  const { active, isInTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: [...formats.map(({ of }) => (of ? now.isActive(...of) : false)), now.isActive('link')],
      isInTable: now.isActive('table'),
    }),
  });
  const button = ({ label, face, run, of }: Format, at: number) => (
    <Toolbar.Button
      key={label}
      className={styles.button}
      aria-label={face ? label : undefined}
      aria-pressed={of ? active[at] : undefined}
      onClick={() => run(editor.chain().focus()).run()}
    >
      {face ?? label}
    </Toolbar.Button>
  );
  const action = (format: Format) => button(format, -1);
  return (
    <>
      <Toolbar.Root className={styles.bar} aria-label="Format">
        <Toolbar.Group className={styles.group}>{formats.map(button)}</Toolbar.Group>
        {isInTable && <Toolbar.Group className={styles.group}>{inTable.map(action)}</Toolbar.Group>}
        <Toolbar.Button
          className={styles.button}
          aria-pressed={active.at(-1)}
          onClick={() => setLinking(!isLinking)}
        >
          Tautan
        </Toolbar.Button>
        <Toolbar.Group className={styles.group}>{history.map(action)}</Toolbar.Group>
        <Toolbar.Button className={styles.button} onClick={onHtml}>
          HTML
        </Toolbar.Button>
      </Toolbar.Root>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
