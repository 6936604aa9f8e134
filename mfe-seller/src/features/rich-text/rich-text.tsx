import { FieldError } from '@lapak/ui/field';
import { SafeHtml } from '@lapak/ui/safe-html';
import { TextArea } from '@lapak/ui/text-field';
import { Button } from '@lapak/ui/button';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { extensions } from './extensions.ts';
import { FormatBar } from './format-bar.tsx';
import { htmlOf, isEditable } from './html.ts';
import styles from './rich-text.module.css';

export interface RichTextProps {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  onFocus: () => void;
  error: string | undefined;
}

/** What a word processor puts into the clipboard, with a heading that the shop has and without its style sheet. */
const transformPastedHTML = (html: string) =>
  html.replace(/<style\b[\s\S]*?<\/style>/gi, '').replace(/<(\/?)h1\b/gi, '<$1h2');

/** A text that looks as it will in the shop. */
function Editor({
  label,
  value,
  onChange,
  onBlur,
  onFocus,
  error,
  onHtml,
}: RichTextProps & { onHtml: () => void }) {
  const errorId = useId();
  const written = useRef(value);
  const handlers = useRef({ onChange, onBlur, onFocus, onHtml });
  useEffect(() => {
    handlers.current = { onChange, onBlur, onFocus, onHtml };
  });
  const editorProps = useMemo(
    () => ({
      transformPastedHTML,
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
      },
    }),
    [label, error, errorId],
  );
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      written.current = htmlOf(now.state.doc);
      handlers.current.onChange(written.current);
    },
    onBlur: () => handlers.current.onBlur(),
    onFocus: () => handlers.current.onFocus(),
  });
  useEffect(() => {
    // A value that was not typed here: another editor's, or the form was begun anew.
    if (value === written.current) return;
    if (!isEditable(value)) return handlers.current.onHtml();
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.box}>
        <FormatBar editor={editor} onHtml={onHtml} />
        <EditorContent editor={editor} className={styles.content} />
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

interface HtmlProps extends RichTextProps {
  /** Leads back to the editor; null when it would lose something of the text. */
  onText: (() => void) | null;
}

/** The text as HTML, with what the shop makes of it below. */
function Html({ label, value, onChange, onBlur, onFocus, error, onText }: HtmlProps) {
  return (
    <>
      <TextArea
        label={label}
        hint="Teks biasa atau HTML."
        rows={8}
        maxLength={50_000}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onFocus={onFocus}
      />
      {onText ? (
        <span>
          <Button size="sm" variant="secondary" onClick={onText}>
            Kembali ke editor
          </Button>
        </span>
      ) : (
        <p className={styles.note}>
          Editor tidak bisa menampilkan semua isi teks ini, jadi yang tampil adalah HTML-nya.
        </p>
      )}
      {value.trim() !== '' && (
        <section aria-label={`Pratinjau ${label.toLowerCase()}`} className={styles.preview}>
          <SafeHtml html={value} />
        </section>
      )}
    </>
  );
}

/** A text in the editor, or as HTML: by choice, and when the editor would lose something of it. */
export function RichText(props: RichTextProps) {
  const { value } = props;
  const [isHtml, setHtml] = useState(() => !isEditable(value));
  const canReturn = isHtml && isEditable(value);
  return isHtml ? (
    <Html {...props} onText={canReturn ? () => setHtml(false) : null} />
  ) : (
    <Editor {...props} onHtml={() => setHtml(true)} />
  );
}
