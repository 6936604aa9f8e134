import { useKeptField } from '@lapak/forms/use-kept-field';

type RowErrors<Row> = Partial<Record<keyof Row, string>>;

/** A list of rows of a form, as one field: rows that are added or removed leave what the others have. */
export function useListField<Row extends object>(name: string) {
  const { input, meta } = useKeptField<readonly Row[]>(name, {
    subscription: { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true },
  });
  const rows = input.value;
  const own = (meta.touched ? meta.error : undefined) as RowErrors<Row>[] | undefined; // of `formErrors`
  const fromServer = (meta.dirtySinceLastSubmit ? undefined : meta.submitError) as
    RowErrors<Row>[] | undefined;
  return {
    rows,
    blur: () => input.onBlur(),
    errorOf: (at: number, field: keyof Row) => own?.[at]?.[field] ?? fromServer?.[at]?.[field],
    change: (at: number, change: Partial<Row>) =>
      input.onChange(rows.map((row, place) => (place === at ? { ...row, ...change } : row))),
    add: (row: Row) => input.onChange([...rows, row]),
    /** Moves a row by places. */
    move(at: number, by: number) {
      const list = [...rows];
      list.splice(at + by, 0, ...list.splice(at, 1));
      input.onChange(list);
    },
    remove: (at: number) => input.onChange(rows.filter((_, place) => place !== at)),
  };
}
