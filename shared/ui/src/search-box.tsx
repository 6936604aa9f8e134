import { icons } from './icons.tsx';
import { useEffect, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';

/** Spec 1 §9. */
const SEARCH_DEBOUNCE_MS = 500;

interface SearchBoxProps {
  /** What is searched; products unless given. */
  label?: string;
  /** Where the form goes without a script; it reads `keyword`. */
  action: string;
  keyword: string;
  maxLength?: number;
  onSearch: (keyword: string) => void;
  /** Query fields that a search without a script keeps. */
  keep?: Readonly<Record<string, string>>;
}

/** A search field ("Cari Produk"): searches half a second after the last key, at once on Enter. */
export function SearchBox({
  label = 'Cari Produk',
  action,
  keyword,
  maxLength = 300,
  onSearch,
  keep = {},
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(keyword);
  const search = (text: string) => {
    sent.current = text.trim();
    onSearch(text.trim());
  };
  const searchLater = useDebouncedCallback(search, SEARCH_DEBOUNCE_MS);

  // Text typed into the server-rendered page before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed.trim() !== sent.current) searchLater(typed);
  }, [searchLater]);

  // The address changed for another reason (back, a filter taken away): the field follows.
  useEffect(() => {
    if (keyword === sent.current || !input.current) return;
    sent.current = keyword;
    input.current.value = keyword;
  }, [keyword]);

  return (
    <form
      role="search"
      className={styles.box}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        searchLater.cancel();
        search(input.current?.value ?? '');
      }}
    >
      <Icon shape={icons.search} size={18} className={styles.icon} />
      <input
        ref={input}
        type="search"
        name="keyword"
        className={styles.input}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        defaultValue={keyword}
        onChange={(event) => searchLater(event.target.value)}
      />
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
