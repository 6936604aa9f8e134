/** What the caller of a statement gives: a parameter or a constant. */
export const GIVEN = '$';

/** Values that are known to be equal, in groups. */
export class Equalities {
  constructor(private readonly parents = new Map<string, string>()) {}

  copy(): Equalities {
    return new Equalities(new Map(this.parents));
  }

  private root(value: string): string {
    const parent = this.parents.get(value);
    return parent === undefined ? value : this.root(parent);
  }

  /** @param left null for a value of which nothing is known; then nothing is noted */
  join(left: string | null, right: string | null): void {
    if (left === null || right === null) return;
    const [from, to] = [this.root(left), this.root(right)];
    if (from !== to) this.parents.set(from, to);
  }

  same(left: string, right: string): boolean {
    return this.root(left) === this.root(right);
  }
}
